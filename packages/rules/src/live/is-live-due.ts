import { awaitTimeoutMinutes, homeLiveLeadMinutes } from '../constants.ts'

/** What a live card says about time. */
export type LiveMoment = 'ahead' | 'countdown' | 'awaiting' | 'streaming' | 'transcoding' | 'unavailable'

/**
 * Whether a live class belongs at the top of Home: it is on air, starts within two hours, or is late by no more than a stream is waited for.
 * Times in epoch milliseconds.
 */
export function isLiveDue(moment: LiveMoment, startsAt: number, now: number): boolean {
  if (moment === 'streaming') return true
  if (moment === 'countdown') return startsAt - now <= homeLiveLeadMinutes * 60_000
  return moment === 'awaiting' && now - startsAt <= awaitTimeoutMinutes * 60_000
}
