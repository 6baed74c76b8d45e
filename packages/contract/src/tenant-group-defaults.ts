import type { EmbeddedConfig, TenantConfig, TenantSso } from './entities/tenant-config.ts'
import { tenantDefaults } from './tenant-defaults.ts'

type GroupDefaults = Pick<TenantConfig, 'colours' | 'localytics'> & {
  embeddedConfig: EmbeddedConfig
  sso: Pick<TenantSso, 'scopes'>
}

/** Defaults for omitted members of a club's group: `show*` flags are on, all others off (D-52). */
export const tenantGroupDefaults: GroupDefaults = {
  colours: tenantDefaults.colours,
  localytics: tenantDefaults.localytics,
  embeddedConfig: {
    isEmbedded: false,
    showHeader: true,
    showLogo: true,
    showFooter: true,
    showSignInPage: true,
    showSignUpPage: true,
    mode: null,
    'content-mode': null,
  },
  sso: { scopes: ['openid', 'profile', 'email'] },
}
