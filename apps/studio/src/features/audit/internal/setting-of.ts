import { editableSettings, type Setting } from '@upbeat/rules/tenant/settings-catalogue'

/** The key by which the settings' phrases name a part of a club's configuration; undefined for anything else. */
export function settingKeyAt(kind: string, path: string): string | undefined {
  if (kind === 'allowances') return `settings.staff.${path}`
  if (kind !== 'club') return undefined
  return path.startsWith('config.') ? path.slice('config.'.length) : path
}

/** The setting that a page of settings edits at a path; undefined where other pages do. */
export function settingAt(kind: string, path: string): Setting | undefined {
  const key = settingKeyAt(kind, path)
  return editableSettings.find((setting) => setting.key === key)
}
