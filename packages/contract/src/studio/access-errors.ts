import type { StudioCall } from './call.ts'
import type { StudioErrorCode } from './errors.ts'

const always = ['invalidRequest', 'invalidTenant', 'foreignOrigin', 'tooManyRequests', 'internal'] as const
const signedIn = ['credentialRequired', 'sessionExpired'] as const

/** The error codes common to all studio calls with this call definition. */
export function studioAccessErrors({ permission, reauthentication }: StudioCall): readonly StudioErrorCode[] {
  if (permission === 'public') return always
  const again = reauthentication ? (['reauthenticationRequired'] as const) : []
  const within = permission === 'account' ? [] : (['notPermitted', 'secondFactorOverdue'] as const)
  return [...always, ...signedIn, ...within, ...again]
}
