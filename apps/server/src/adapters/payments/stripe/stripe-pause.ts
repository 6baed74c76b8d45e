import type Stripe from 'stripe'
import { milliseconds } from './stripe-client.ts'

type Pause = {
  /** The end of the paid period; null if the pause was given up before it. */
  from: number | null
  /** The beginning of the paid period. */
  since: number
}

/** A subscription's metadata of a pause, in seconds. An empty value removes a key. */
export function pauseMetadata({ from, since }: Pause): Record<string, string> {
  return { upbeat_paused_from: from === null ? '' : String(from), upbeat_paid_since: String(since) }
}

export const noPause = { upbeat_paused_from: '', upbeat_paid_since: '' }

/**
 * The paid period and the pause after it, in epoch milliseconds, while a trial moves the next charge; null otherwise. The metadata stays after
 * that and then means nothing.
 */
export function readPause({ status, trial_end, metadata }: Stripe.Subscription) {
  if (status !== 'trialing' || trial_end === null || !metadata.upbeat_paid_since) return null
  const until = milliseconds(trial_end)
  const periodStart = milliseconds(Number(metadata.upbeat_paid_since))
  const from = metadata.upbeat_paused_from
  if (!from) return { periodStart, periodEnd: until }
  return { periodStart, periodEnd: milliseconds(Number(from)), pausedUntil: until }
}
