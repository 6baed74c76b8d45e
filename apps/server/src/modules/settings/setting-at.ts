import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import type { SettingValue } from '@upbeat/contract/studio/entities/settings'
import { tenantGroupDefaults } from '@upbeat/contract/tenant-group-defaults'
import type { Setting } from '@upbeat/rules/tenant/settings-catalogue'
import type { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'

type Values = Readonly<Record<string, unknown>>
/** A club's two configurations, as stored or with defaults. */
export type Configurations = { config: Values; settings: Values }
type Completed = { config: TenantConfig; settings: TenantSettings }

/** The stored value of a setting; null if none. For an optional group, true if it exists. */
export function storedAt(stored: Configurations, setting: Setting): SettingValue {
  const found = valueAt(stored, setting.key) ?? null
  return (isGroupSwitch(setting) && found !== null ? true : found) as SettingValue
}

/** The effective value of a setting, stored or default. */
export function effectiveAt({ config, settings }: Completed, setting: Setting): SettingValue {
  if (setting.control === 'secret') return null
  if (isGroupSwitch(setting)) return config.embeddedConfig !== null
  const embeddedConfig = config.embeddedConfig ?? tenantGroupDefaults.embeddedConfig
  return (valueAt({ config: { ...config, embeddedConfig }, settings }, setting.key) ?? null) as SettingValue
}

/** Sets a value in the configurations. Null removes the key, and its group if that becomes empty. */
export function withSetting(stored: Configurations, setting: Setting, value: SettingValue): Configurations {
  const [part, path] = placeOf(setting.key)
  const given = isGroupSwitch(setting) ? (value === true ? {} : null) : value
  return { ...stored, [part]: withValue(stored[part], path, given) }
}

/** Whether the setting switches an optional group of other settings. */
function isGroupSwitch({ key }: Setting) {
  return key === 'embeddedConfig'
}

function placeOf(key: string): [part: keyof Configurations, path: string[]] {
  const [first = '', ...rest] = key.split('.')
  return first === 'settings' ? ['settings', rest] : ['config', [first, ...rest]]
}

function valueAt(from: Configurations, key: string): unknown {
  const [part, path] = placeOf(key)
  return path.reduce<unknown>((value, name) => (isGroup(value) ? value[name] : undefined), from[part])
}

function withValue(group: Values, [name = '', ...rest]: string[], value: unknown): Values {
  const { [name]: before, ...others } = group
  const next = rest.length > 0 ? withValue(isGroup(before) ? before : {}, rest, value) : value
  // An enabled group counts even if it has no settings.
  const isGone =
    next === null || (rest.length > 0 && name !== 'embeddedConfig' && Object.keys(next as Values).length === 0)
  return isGone ? others : { ...others, [name]: next }
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
