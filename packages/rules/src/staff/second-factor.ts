import type { Role } from './may.ts'

export const secondFactorDueDays = 7

type Person = {
  /** In the clubs that count. */
  roles: readonly Role[]
  isInstallationAdmin: boolean
  isDemo: boolean
  hasSecondFactor: boolean
  firstSignedInAt: Date | null
}

/**
 * When somebody must have set up a second factor: owners, managers and installation administrators within seven days of their
 * first sign-in. Accounts of the demo are exempt.
 */
export function secondFactorState(person: Person, now: Date): { dueAt: Date | null; isOverdue: boolean } {
  const { roles, isInstallationAdmin, isDemo, hasSecondFactor, firstSignedInAt } = person
  const isDemanded = isInstallationAdmin || roles.some((role) => role === 'owner' || role === 'manager')
  if (isDemo || hasSecondFactor || !isDemanded || !firstSignedInAt) return { dueAt: null, isOverdue: false }
  const dueAt = new Date(firstSignedInAt.getTime() + secondFactorDueDays * 86_400_000)
  return { dueAt, isOverdue: dueAt <= now }
}
