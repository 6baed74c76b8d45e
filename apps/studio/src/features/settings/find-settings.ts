import type { SettingPhrases } from '@upbeat/phrases/studio/load-setting-phrases'
import { type FoundSetting, findableSettings } from './internal/findable-settings.ts'
import { searchSettings } from './internal/search-settings.ts'

/** The settings that match a question in plain words, best first, with the page that edits each. */
export function findSettings(query: string, phrases: SettingPhrases): FoundSetting[] {
  return searchSettings(query, findableSettings(phrases))
}
