import type { Access } from './calls.ts'
import type { ErrorCode } from './errors.ts'

const always = ['invalidRequest', 'tooManyRequests', 'internal'] as const

/** The codes that any call of an access can fail with, beside its own. */
export const accessErrors = {
  none: always,
  platform: [...always, 'invalidTenant', 'credentialRequired'],
  guest: [...always, 'invalidTenant', 'credentialRequired', 'sessionExpired'],
  member: [...always, 'invalidTenant', 'credentialRequired', 'sessionExpired'],
} as const satisfies Record<Access, readonly ErrorCode[]>
