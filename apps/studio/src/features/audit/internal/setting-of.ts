import { editableSettings, type Setting } from '@upbeat/rules/tenant/settings-catalogue'

/** The phrase key of a configuration path; undefined if it isn't a setting. */
export function settingKeyAt(kind: string, path: string): string | undefined {
  if (kind === 'allowances') return `settings.staff.${path}`
  if (kind !== 'club') return undefined
  return path.startsWith('config.') ? path.slice('config.'.length) : path
}

/** The setting at a path, if it is edited on a settings page; otherwise undefined. */
export function settingAt(kind: string, path: string): Setting | undefined {
  const key = settingKeyAt(kind, path)
  return editableSettings.find((setting) => setting.key === key)
}
