import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { tenantDefaults } from '@upbeat/contract/tenant-defaults'
import { tenantGroupDefaults } from '@upbeat/contract/tenant-group-defaults'
import { accessCodeMandatory, forgotPasswordEnabled } from '@upbeat/rules/tenant/switches'

type Stored = { id: string; name: string; config: Record<string, unknown>; logoSvg: string | null }

/**
 * Completes a club's stored public configuration with defaults. `url` stays empty until there is a request (D-110).
 * @throws ZodError if a stored value is invalid
 */
export function completeConfig(stored: Stored): TenantConfig {
  const given = withoutUnset(stored.config)
  const merged: Record<string, unknown> = { ...tenantDefaults, displayName: stored.name, ...given }
  for (const [group, defaults] of Object.entries(tenantGroupDefaults)) {
    const own = given[group]
    if (isGroup(own)) merged[group] = { ...defaults, ...withoutUnset(own) }
  }
  return TenantConfig.parse({
    showForgotPasswordPage: forgotPasswordEnabled(merged),
    showReactivate: accessCodeMandatory(merged),
    url: '',
    ...merged,
    tenantID: stored.id,
    name: stored.name,
    logoUrl: merged.logoUrl ?? (stored.logoSvg ? `/images/logo/${encodeURIComponent(stored.id)}.svg` : null),
  })
}

/** A null key has no value, like a missing one. */
function withoutUnset(group: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== null && value !== undefined))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
