import type { AccountDisplay } from '@upbeat/rules/subscription/account-display'

/** The end of the trial that paying now would forfeit, in epoch milliseconds; `null` if there is none. */
export function trialGivenUp(display: AccountDisplay | null, now: number): number | null {
  if (display?.kind !== 'trial' && display?.kind !== 'trialCancelled') return null
  return display.endsAt !== null && display.endsAt > now ? display.endsAt : null
}
