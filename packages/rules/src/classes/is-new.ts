import { newBadgeDays } from '../constants.ts'

/** The dates that decide the New badge, ISO. */
export type DatedClass = { scheduleDate?: string | null | undefined; creationDate?: string | null | undefined }

/**
 * Whether a class has the New badge: its schedule date, else its creation date, is not in the future and at most `days` ago (CARD-03).
 * `now` in epoch milliseconds; `days` is the tenant's numberOfDaysToShowNewOnWorkoutCard.
 */
export function isNew(datedClass: DatedClass, now: number, days: number = newBadgeDays): boolean {
  const age = now - Date.parse(datedClass.scheduleDate || datedClass.creationDate || '')
  return age >= 0 && age <= days * 86_400_000
}
