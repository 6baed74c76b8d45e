import type { SettingValue } from '@upbeat/contract/studio/entities/settings'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { kitChoices, kitNames } from '@upbeat/rules/theme/kit'
import { lengthOf } from '../../../lib/forms/length-of.ts'
import { settingOptions } from '../../../lib/forms/setting-options.ts'
import { kitWord } from '../../../lib/i18n/kit-word.ts'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { roleKeys } from '../../../lib/i18n/role-keys.ts'
import type { Text } from '../../../lib/i18n/use-text.ts'
import { stateKeys } from '../../../lib/layout/state-badge.tsx'
import { idPaths, type MentionedNames } from './mentioned-names.ts'
import { settingAt } from './setting-of.ts'

export type ValueWords = {
  t: Text
  /** The studio's language, e.g. `de`. */
  language: string
  /** Formats a moment. */
  moment: (when: string) => string
  names: MentionedNames
}

/** Formats a field's value like the studio's pages. */
export function valueText(kind: string, path: string, value: unknown, words: ValueWords): string {
  const { t, language, moment, names } = words
  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return t(hasStandard(kind, path) ? 'audit.standard' : 'audit.nothing')
  if (typeof value === 'boolean') return t(value ? 'staff.on' : 'staff.off')
  if (value === secret) return t('audit.secret')
  if (idPaths.includes(path))
    return [value]
      .flat()
      .map((id) => names[String(id)] ?? textOf(id))
      .join(', ')
  if (secondPaths.includes(path)) return lengthOf(Number(value))
  if (path === 'captions.language') return languageName(String(value))
  if (path === 'moves')
    return (value as Move[]).map(({ startSecond, name }) => `${lengthOf(startSecond)} ${name}`).join(', ')
  const setting = settingAt(kind, path)
  if (setting?.control === 'languages') return (value as string[]).map(languageName).join(', ')
  if (setting) {
    const options = optionControls.includes(setting.control)
      ? settingOptions(setting, { t, language, current: value as SettingValue })
      : []
    return options.find((option) => option.value === String(value))?.label ?? textOf(value)
  }
  const key = named[`${kind}.${path}.${String(value)}`] ?? named[`${path}.${String(value)}`]
  if (key !== undefined) return t(key)
  return typeof value === 'string' && isMoment.test(value) ? moment(value) : textOf(value)
}

type Move = { startSecond: number; name: string }

/** Positions in a class, in seconds. */
const secondPaths: readonly string[] = ['poster.second', 'trailer.from', 'trailer.to']
/** Placeholder of a secret, which is never stored in the history. */
const secret = '[set]'
const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const optionControls: readonly string[] = ['choice', 'language', 'currency', 'timeZone', 'dateFormat']

const kitWords = Object.fromEntries(
  kitNames.flatMap((name) => kitChoices[name].map((value) => [`look.${name}.${value}`, kitWord(name, value)])),
)

const named: Readonly<Record<string, StudioTextKey>> = {
  ...Object.fromEntries(Object.entries(roleKeys).map(([role, { name }]) => [`role.${role}`, name])),
  ...Object.fromEntries(Object.entries(stateKeys).map(([state, key]) => [`state.${state}`, key])),
  'audience.everyone': 'announcements.everyone',
  'audience.members': 'announcements.members',
  'audience.visitors': 'announcements.visitors',
  ...kitWords,
  'look.cardVersion.0': 'look.cardsBelow',
  'look.cardVersion.0.1': 'look.cardsOn',
  'level.Beginner': 'classes.levelBeginner',
  'level.Intermediate': 'classes.levelIntermediate',
  'level.Advanced': 'classes.levelAdvanced',
  'rule.sort.Newest': 'curation.newest',
  'rule.sort.Oldest': 'curation.oldest',
}

/** Whether the product has a default for this key. */
function hasStandard(kind: string, path: string): boolean {
  return kind === 'texts' || (kind === 'club' && /^(config|settings|wording)\./.test(path))
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
