import type { StudioLanguage } from './load-studio-phrases.ts'
import type { settingPhrasesEnGb } from './setting-phrases-en-gb.ts'

export type SettingPhrases = Readonly<Record<keyof typeof settingPhrasesEnGb, string>>

/** The names and meanings of a club's settings. Apart from the others, which every page of the studio loads. */
export async function loadSettingPhrases(language: StudioLanguage): Promise<SettingPhrases> {
  if (language === 'de') return (await import('./setting-phrases-de.ts')).settingPhrasesDe
  return (await import('./setting-phrases-en-gb.ts')).settingPhrasesEnGb
}
