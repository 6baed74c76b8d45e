import { accessCodeMandatory } from '../tenant/switches.ts'

/** The tenant's settings that decide about membership. Missing flags are off unless said otherwise (D-52). */
export type TenantMembership = {
  isThirdPartyEnabled?: boolean | null | undefined
  AccessCodeMandatory?: boolean | null | undefined
  isAccessCodeMandatory?: boolean | null | undefined
  /** Missing: on where an access code is mandatory (D-73). */
  showReactivate?: boolean | null | undefined
  /** Missing: on. */
  canUnsubcribedUsersLogin?: boolean | null | undefined
  mmsSignupLink?: string | null | undefined
  embeddedConfig?: { isEmbedded?: boolean | null | undefined; mode?: string | null | undefined } | null | undefined
}

/** Whether a member without access may enter a new code (D-73). */
export function canReactivate(tenant: TenantMembership): boolean {
  return accessCodeMandatory(tenant) && tenant.showReactivate !== false
}

/** Whether the embedding host vouches for its members, so that no subscription is asked for (D-59). */
export function skipsSubscriptionCheck(tenant: TenantMembership): boolean {
  return tenant.embeddedConfig?.isEmbedded === true && tenant.embeddedConfig.mode === 'seamless'
}
