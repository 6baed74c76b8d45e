import type { Access } from './calls.ts'
import type { ErrorCode } from './errors.ts'

const always = ['invalidRequest', 'invalidTenant', 'clubSuspended', 'tooManyRequests', 'internal'] as const

/** The error codes common to all calls of an access level. */
export const accessErrors = {
  none: always,
  platform: [...always, 'credentialRequired'],
  guest: [...always, 'credentialRequired', 'sessionExpired'],
  member: [...always, 'credentialRequired', 'sessionExpired'],
} as const satisfies Record<Access, readonly ErrorCode[]>
