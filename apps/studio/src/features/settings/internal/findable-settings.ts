import {
  editableSettings,
  type Setting,
  type SettingKey,
  settingsElsewhere,
} from '@upbeat/rules/tenant/settings-catalogue'
import type { Found } from './search-settings.ts'

/** A setting, or the page that edits it. */
export type FoundSetting = { key: SettingKey; setting: Setting | null; page: string | null }

/** The search index of the settings in one of the studio's languages. */
export function findableSettings(phrases: Readonly<Record<string, string | undefined>>): Found<FoundSetting>[] {
  const own = editableSettings.map((setting) => ({ key: setting.key, setting, page: null }))
  const others = Object.entries(pages).flatMap(([owner, page]) =>
    settingsElsewhere[owner as keyof typeof pages].map((key) => ({ key, setting: null, page })),
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
  audience: '/settings/join',
  look: '/look',
  domain: '/settings/domain',
  signOn: '/settings/sign-on',
  staff: '/people',
} as const
