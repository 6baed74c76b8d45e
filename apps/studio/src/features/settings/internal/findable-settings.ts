import type { Permission } from '@upbeat/rules/staff/may'
import {
  editableSettings,
  type Setting,
  type SettingKey,
  settingsElsewhere,
} from '@upbeat/rules/tenant/settings-catalogue'
import type { Found } from './search-settings.ts'

/** A setting and the page that edits it; without `setting`, that page has controls of its own. */
export type FoundSetting = { key: SettingKey; setting: Setting | null; page: string; permission: Permission }

/** The search index of the settings in one of the studio's languages. */
export function findableSettings(phrases: Readonly<Record<string, string | undefined>>): Found<FoundSetting>[] {
  const own = editableSettings.map((setting) => ({
    key: setting.key,
    setting,
    page: `/settings/${setting.group}`,
    permission: 'settings.view' as const,
  }))
  const others = Object.entries(pages).flatMap(([owner, { page, permission }]) =>
    settingsElsewhere[owner as keyof typeof pages].map((key) => ({ key, setting: null, page, permission })),
  )
  return [...own, ...others].map((of) => ({
    of,
    name: phrases[`settingNames.${of.key}`] ?? '',
    text: phrases[`settingTexts.${of.key}`] ?? '',
    words: `${phrases[`settingWords.${of.key}`] ?? ''} ${of.key}`,
  }))
}

/** Pages of settings that aren't edited on the settings pages. */
const pages = {
  audience: { page: '/settings/join', permission: 'settings.view' },
  look: { page: '/look', permission: 'look.view' },
  domain: { page: '/settings/domain', permission: 'domain.edit' },
  signOn: { page: '/settings/sign-on', permission: 'sso.edit' },
  staff: { page: '/people', permission: 'staff.view' },
} as const
