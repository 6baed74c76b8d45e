import type { SettingPhrases } from '@upbeat/phrases/studio/load-setting-phrases'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { areaOf } from '../../../lib/forms/text-area.ts'
import { languageName } from '../../../lib/i18n/language-name.ts'
import type { Text } from '../../../lib/i18n/use-text.ts'
import { fieldKeys } from './field-keys.ts'
import { settingKeyAt } from './setting-of.ts'

type Words = { t: Text; settings: SettingPhrases }

/** The label of a field in the studio's pages; derived from its key if no page has one. */
export function fieldName(kind: string, path: string, { t, settings }: Words): string {
  const setting = (settings as Readonly<Record<string, string | undefined>>)[
    `settingNames.${settingKeyAt(kind, path) ?? ''}`
  ]
  const known = fieldKeys[`${kind}.${path}`] ?? fieldKeys[path]
  return setting ?? (known && t(known)) ?? inLanguage(kind, path, t) ?? wordsOf(path)
}

/** A field of one of several languages. */
function inLanguage(kind: string, path: string, t: Text): string | undefined {
  const [first = '', second = '', ...rest] = path.split('.')
  const language = languageName(second)
  if (kind === 'texts') return textName(path, t)
  if (kind === 'club' && first === 'wording') return `${language}: ${textName(rest.join('.'), t)}`
  if (kind === 'policy' && first === 'title') return `${t('policies.heading')} (${language})`
  if (kind === 'policy' && first === 'html') return `${t('policies.text')} (${language})`
  if (first === 'taglines') return `${t('look.tagline')} (${language})`
  if (kind === 'announcement' && first === 'texts') return t('announcements.textIn', { language })
  if (first !== 'translations') return undefined
  return t(rest[0] === 'description' ? 'curation.descriptionIn' : 'curation.nameIn', { language })
}

/** `shell.goHome` becomes `Navigation and frame: go home`. */
function textName(key: string, t: Text): string | undefined {
  const area = t(`texts.in-${areaOf(key)}` as StudioTextKey)
  return key.includes('.') ? `${area}: ${wordsOf(key.slice(key.indexOf('.') + 1))}` : undefined
}

/** `settings.coachesPublish` becomes `settings coaches publish`. */
function wordsOf(path: string): string {
  const words = path.replace(/[._]/g, ' ').replace(/\p{Ll}\p{Lu}/gu, ([end = '', start = '']) => `${end} ${start}`)
  return words.toLowerCase()
}
