import { flatten } from '../flatten.ts'
import { settingNames } from './de/setting-names.ts'
import { settingTexts } from './de/setting-texts.ts'
import { settingWords } from './de/setting-words.ts'
import type { SettingPhrases } from './load-setting-phrases.ts'

export const settingPhrasesDe: SettingPhrases = flatten({ settingNames, settingTexts, settingWords })
