import { describe, expect, it } from 'vitest'
import { isReauthenticated, reauthenticatedUntil } from './reauthentication.ts'
import { secondFactorState } from './second-factor.ts'
import { sessionEnd } from './session-life.ts'

const at = new Date('2026-03-01T10:00:00Z')
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const day = 86_400

describe('re-authentication', () => {
  it('STAFF-06 lasts ten minutes to the second', () => {
    expect(reauthenticatedUntil(at, at)).toEqual(after(600))
    expect(isReauthenticated(at, after(599))).toBe(true)
    expect(isReauthenticated(at, after(600))).toBe(false)
    expect(isReauthenticated(null, at)).toBe(false)
  })
})

describe('the second factor', () => {
  const owner = {
    roles: ['owner'] as const,
    isInstallationAdmin: false,
    isDemo: false,
    hasSecondFactor: false,
    firstSignedInAt: at,
  }

  it('STAFF-07 is due seven days after the first sign-in of an owner or manager', () => {
    expect(secondFactorState(owner, after(7 * day - 1))).toEqual({ dueAt: after(7 * day), isOverdue: false })
    expect(secondFactorState(owner, after(7 * day)).isOverdue).toBe(true)
    expect(secondFactorState({ ...owner, roles: ['coach', 'manager'] }, after(7 * day)).isOverdue).toBe(true)
    expect(secondFactorState({ ...owner, roles: [], isInstallationAdmin: true }, after(7 * day)).isOverdue).toBe(true)
  })

  it('STAFF-07 is not required of other roles, demo accounts, people who have one, or people who never signed in', () => {
    const free = { dueAt: null, isOverdue: false }
    const late = after(100 * day)
    expect(secondFactorState({ ...owner, roles: ['coach', 'support', 'analyst'] }, late)).toEqual(free)
    expect(secondFactorState({ ...owner, isDemo: true }, late)).toEqual(free)
    expect(secondFactorState({ ...owner, hasSecondFactor: true }, late)).toEqual(free)
    expect(secondFactorState({ ...owner, firstSignedInAt: null }, late)).toEqual(free)
  })
})

it('STAFF-09 a session ends after 12 idle hours, and after 30 days in any case', () => {
  const expiresAt = after(30 * day)
  expect(sessionEnd({ lastUsedAt: at, expiresAt })).toEqual(after(12 * 3600))
  expect(sessionEnd({ lastUsedAt: after(30 * day - 60), expiresAt })).toEqual(expiresAt)
})
