import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { tenantDefaults } from '@upbeat/contract/tenant-defaults'

type Stored = { id: string; name: string; config: Record<string, unknown>; logoSvg: string | null }

/**
 * The whole public configuration of a club from what is stored of it. `url` stays empty until a request says where it came
 * from (D-110).
 * @throws ZodError where a stored value can't be used.
 */
export function completeConfig(stored: Stored): TenantConfig {
  const given = Object.fromEntries(
    Object.entries(stored.config).filter(([, value]) => value !== null && value !== undefined),
  )
  const merged: Record<string, unknown> = { ...tenantDefaults, displayName: stored.name, ...given }
  for (const group of ['colours', 'localytics'] as const) {
    if (typeof given[group] === 'object') merged[group] = { ...tenantDefaults[group], ...given[group] }
  }
  const mandatory = merged.AccessCodeMandatory === true || merged.isAccessCodeMandatory === true
  const elsewhere = merged.ssoLogin === true || merged.isThirdPartyEnabled === true
  return TenantConfig.parse({
    showForgotPasswordPage: !elsewhere,
    showReactivate: mandatory,
    url: '',
    ...merged,
    tenantID: stored.id,
    name: stored.name,
    logoUrl: merged.logoUrl ?? (stored.logoSvg ? `/images/logo/${encodeURIComponent(stored.id)}.svg` : null),
  })
}
