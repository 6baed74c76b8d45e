import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { signUpEnabled, ssoEnabled } from '@upbeat/rules/tenant/switches'
import { paths } from '../../lib/paths.ts'
import { signInAddress } from '../auth/deeplink.ts'

/**
 * The target of Get Access: the club's identity provider, else sign-up, else sign-in (LAND-07 to LAND-09). Single sign-on leaves the page.
 */
export async function getAccessAddress(tenant: TenantConfig, embedded: boolean): Promise<string> {
  if (ssoEnabled(tenant)) return signInAddress(paths.home)
  return signUpEnabled(tenant, embedded) ? paths.signUp : paths.signIn
}
