import { flatten } from '../flatten.ts'
import { settingNames } from './en-gb/setting-names.ts'
import { settingTexts } from './en-gb/setting-texts.ts'
import { settingWords } from './en-gb/setting-words.ts'

/** What the settings of a club are called, mean and are found by, e.g. `settingNames.passkeys`. */
export const settingPhrasesEnGb = flatten({ settingNames, settingTexts, settingWords })
