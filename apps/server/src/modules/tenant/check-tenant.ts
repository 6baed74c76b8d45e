import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { isLanguageCode } from '@upbeat/rules/i18n/languages'
import type { z } from 'zod'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'
import { completeConfig } from './complete-config.ts'
import { faultOfLogo } from './read-logo.ts'
import type { TenantRow } from './repository.ts'

/** `errors` stop a change; `warnings` are told and it is made all the same. */
export type Verdict = { errors: string[]; warnings: string[] }

/** Everything that is wrong with a club as it would be stored, one line a fault, each naming its key. */
export function checkTenant(
  tenant: Pick<TenantRow, 'id' | 'name' | 'domain' | 'config' | 'settings' | 'logoSvg'>,
): Verdict {
  const errors = [...faultsOfName(tenant.name), ...faultsOfDomain(tenant.domain)]
  const warnings = Object.keys(tenant.config)
    .filter((key) => !Object.hasOwn(TenantConfig.shape, key))
    .map((key) => `${key}: no such key; it is ignored`)
  const logoFault = tenant.logoSvg === null ? null : faultOfLogo(tenant.logoSvg)
  if (logoFault) errors.push(`logo: ${logoFault}`)
  const settings = TenantSettings.safeParse(tenant.settings)
  if (!settings.success) errors.push(...linesOf(settings.error, 'settings.'))
  const config = attempt(tenant)
  if ('issues' in config) errors.push(...linesOf(config, ''))
  else if (settings.success) errors.push(...contradictions(config, settings.data))
  return { errors, warnings }
}

function attempt(tenant: Parameters<typeof completeConfig>[0]): TenantConfig | z.ZodError {
  try {
    return completeConfig(tenant)
  } catch (error) {
    return error as z.ZodError
  }
}

/** What is right key by key and can't work together. */
function contradictions(config: TenantConfig, settings: TenantSettings): string[] {
  const faults: [boolean, string][] = [
    [!config.supportedLanguages.includes(config.language), 'language: must be one of supportedLanguages'],
    [config.ssoLogin && config.sso === null, 'ssoLogin: needs the provider in sso'],
    [config.ssoLogin && settings.sso === null, 'ssoLogin: needs issuer and audience in settings.sso'],
    [config.msalSsoSupport && !config.ssoLogin, 'msalSsoSupport: needs ssoLogin'],
    [
      config.isThirdPartyEnabled && settings.membershipSource === 'own',
      'isThirdPartyEnabled: needs settings.membershipSource thirdParty',
    ],
    [
      config.embeddedConfig?.mode === 'seamless' && config.embedOrigins.length === 0,
      'embeddedConfig.mode: seamless needs the host page in embedOrigins',
    ],
  ]
  const unknown = config.supportedLanguages.filter((code) => !isLanguageCode(code))
  return [
    ...unknown.map((code) => `supportedLanguages: there is no language ${code}`),
    ...faults.filter(([isFault]) => isFault).map(([, text]) => text),
  ]
}

function faultsOfName(name: string) {
  const isName = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name) && !['www', 'localhost'].includes(name)
  return isName ? [] : [`name: ${name} can't be the first part of a host; use a-z, 0-9 and hyphens`]
}

function faultsOfDomain(domain: string | null) {
  if (domain === null) return []
  const isHost = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(domain)
  const isLocal = domain.endsWith('.localhost') || /^[\d.]+$/.test(domain)
  return isHost && !isLocal ? [] : [`domain: ${domain} is no domain like club.example, without scheme, port or path`]
}

function linesOf(error: z.ZodError, prefix: string) {
  return error.issues.map(({ path, message }) => `${prefix}${path.join('.') || 'config'}: ${message}`)
}
