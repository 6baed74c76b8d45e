import { isDeepStrictEqual } from 'node:util'
import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { isLanguageCode } from '@upbeat/rules/i18n/languages'
import type { z } from 'zod'
import { isDomain } from '../../platform/addresses/is-domain.ts'
import { readSettings } from '../../platform/tenancy/read-settings.ts'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'
import { completeConfig } from './complete-config.ts'
import { isDateFormat } from './is-date-format.ts'
import { faultOfLogo } from './read-logo.ts'
import type { TenantRow } from './repository.ts'
import { unknownKeys } from './unknown-keys.ts'

type Checked = Pick<TenantRow, 'id' | 'name' | 'domain' | 'config' | 'settings' | 'logoSvg'>
type Part = 'name' | 'domain' | 'config' | 'settings' | 'logoSvg'
/** A fault, and the parts of the club that could each fix it. */
type Finding = { parts: Part[]; text: string }
/** `errors` refuse a change; `warnings` are only reported. */
export type Verdict = { errors: string[]; warnings: string[] }

/**
 * Everything that is wrong with a club as it would be stored, one line per fault, each with its key. Faults in parts
 * that the change leaves as in `before` are only reported: otherwise a club that is no longer valid couldn't even be
 * disabled.
 */
export function checkTenant(tenant: Checked, before: Checked | null): Verdict {
  const isChanged = (part: Part) => before === null || !isDeepStrictEqual(before[part], tenant[part])
  const isNew = ({ parts }: Finding) => parts.some(isChanged)
  const faults = faultsOf(tenant)
  const ignored = ignoredKeys(tenant).filter(isNew)
  const unchanged = faults.filter((fault) => !isNew(fault))
  return { errors: faults.filter(isNew).map(textOf), warnings: [...ignored, ...unchanged].map(textOf) }
}

function faultsOf(tenant: Checked): Finding[] {
  const { settings, error } = readSettings(tenant.settings)
  const config = attempt(tenant)
  const logoFault = tenant.logoSvg === null ? null : faultOfLogo(tenant.logoSvg)
  return [
    ...found(['name'], faultsOfName(tenant.name)),
    ...found(['domain'], faultsOfDomain(tenant.domain)),
    ...found(['logoSvg'], logoFault ? [`logo: ${logoFault}`] : []),
    ...found(['settings'], error ? linesOf(error, 'settings.') : []),
    ...found(['config'], 'issues' in config ? linesOf(config, '') : faultsOfValues(config)),
    ...found(['config', 'settings'], 'issues' in config ? [] : contradictions(config, settings)),
  ]
}

function ignoredKeys({ config, settings }: Checked): Finding[] {
  const describe = (key: string) => `${key}: no such key; it is ignored`
  return [
    ...found(['config'], unknownKeys(TenantConfig, config).map(describe)),
    ...found(['settings'], unknownKeys(TenantSettings, settings, 'settings.').map(describe)),
  ]
}

function found(parts: Part[], texts: string[]): Finding[] {
  return texts.map((text) => ({ parts, text }))
}

function textOf({ text }: Finding) {
  return text
}

function attempt(tenant: Parameters<typeof completeConfig>[0]): TenantConfig | z.ZodError {
  try {
    return completeConfig(tenant)
  } catch (error) {
    return error as z.ZodError
  }
}

/** Faults that a change must not introduce, although a club that has them is still served. */
function faultsOfValues({ supportedLanguages, dateFormat, connectBase }: TenantConfig): string[] {
  const unknown = supportedLanguages.filter((code) => !isLanguageCode(code))
  const faults: [boolean, string][] = [
    [!isDateFormat(dateFormat), 'dateFormat: must have day and month in the letters of Day.js, like DD.MM.YYYY'],
    [
      connectBase !== null && !/^(https:\/\/|http:\/\/localhost[:/]|\/(?!\/))[^\s\\]+$/.test(connectBase),
      'connectBase: must be a path like /api/v1/vimeo/, or an https address',
    ],
  ]
  return [
    ...unknown.map((code) => `supportedLanguages: there is no language ${code}`),
    ...faults.filter(([isFault]) => isFault).map(([, text]) => text),
  ]
}

/** Values that are valid on their own and can't work together. */
export function contradictions(config: TenantConfig, settings: TenantSettings): string[] {
  const faults: [boolean, string][] = [
    [!config.supportedLanguages.includes(config.language), 'language: must be one of supportedLanguages'],
    [config.ssoLogin && config.sso === null, 'ssoLogin: needs the provider in sso'],
    [config.msalSsoSupport && !config.ssoLogin, 'msalSsoSupport: needs ssoLogin'],
    [
      config.msalSsoSupport && config.sso !== null && !config.sso.authority.startsWith('https://'),
      'msalSsoSupport: needs a provider whose sso.authority begins with https://',
    ],
    [
      config.isThirdPartyEnabled && settings.membershipUrl === null,
      'isThirdPartyEnabled: needs the membership system in settings.membershipUrl',
    ],
    [
      config.embeddedConfig?.mode === 'seamless' && config.embedOrigins.length === 0,
      'embeddedConfig.mode: seamless needs the host page in embedOrigins',
    ],
  ]
  return faults.filter(([isFault]) => isFault).map(([, text]) => text)
}

function faultsOfName(name: string) {
  const isName = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name) && !['www', 'localhost'].includes(name)
  return isName ? [] : [`name: ${name} can't be the first part of a host; use a-z, 0-9 and hyphens`]
}

function faultsOfDomain(domain: string | null) {
  return domain === null || isDomain(domain)
    ? []
    : [`domain: ${domain} is no domain like club.example, without scheme, port or path`]
}

function linesOf(error: z.ZodError, prefix: string) {
  return error.issues.map(({ path, message }) => `${prefix}${path.join('.') || 'config'}: ${message}`)
}
