import { awaitTimeoutMinutes, homeLiveLeadMinutes } from '../constants.ts'

/** The times of a live card. */
export type LiveMoment = 'ahead' | 'countdown' | 'awaiting' | 'streaming' | 'transcoding' | 'unavailable'

/**
 * Whether a live class belongs at the top of Home: it is on air, starts within two hours, or is late by at most the time that a player
 * waits for a stream. Times in epoch milliseconds.
 */
export function isLiveDue(moment: LiveMoment, startsAt: number, now: number): boolean {
  if (moment === 'streaming') return true
  if (moment === 'countdown') return startsAt - now <= homeLiveLeadMinutes * 60_000
  return moment === 'awaiting' && now - startsAt <= awaitTimeoutMinutes * 60_000
}
