import type { Role } from './may.ts'

export const secondFactorDueDays = 7

type Person = {
  /** The person's roles in clubs where a second factor is required. */
  roles: readonly Role[]
  isInstallationAdmin: boolean
  isDemo: boolean
  hasSecondFactor: boolean
  firstSignedInAt: Date | null
}

/**
 * The deadline to set up a second factor: seven days after the first sign-in for owners, managers and installation administrators. Demo
 * accounts are exempt.
 */
export function secondFactorState(person: Person, now: Date): { dueAt: Date | null; isOverdue: boolean } {
  const { roles, isInstallationAdmin, isDemo, hasSecondFactor, firstSignedInAt } = person
  const isDemanded = isInstallationAdmin || roles.some((role) => role === 'owner' || role === 'manager')
  if (isDemo || hasSecondFactor || !isDemanded || !firstSignedInAt) return { dueAt: null, isOverdue: false }
  const dueAt = new Date(firstSignedInAt.getTime() + secondFactorDueDays * 86_400_000)
  return { dueAt, isOverdue: dueAt <= now }
}
