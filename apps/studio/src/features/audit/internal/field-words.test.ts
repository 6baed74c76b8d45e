// @vitest-environment happy-dom
import { loadSettingPhrases, type SettingPhrases } from '@upbeat/phrases/studio/load-setting-phrases'
import { loadStudioPhrases, type StudioLanguage, studioLanguages } from '@upbeat/phrases/studio/load-studio-phrases'
import { translate } from '@upbeat/rules/i18n/translate'
import { editableSettings, settingsElsewhere } from '@upbeat/rules/tenant/settings-catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Text } from '../../../lib/i18n/use-text.ts'
import { fieldName } from './field-name.ts'
import { valueText } from './value-text.ts'

const words = {} as Record<StudioLanguage, { t: Text; settings: SettingPhrases }>
beforeAll(async () => {
  for (const language of studioLanguages) {
    const phrases = await loadStudioPhrases(language)
    const t: Text = (key, values) => translate(phrases, language, key, values) ?? key
    words[language] = { t, settings: await loadSettingPhrases(language) }
  }
})
const nameIn = (language: StudioLanguage, kind: string, path: string) => fieldName(kind, path, words[language])
const valueIn = (language: StudioLanguage, [kind, path]: readonly [string, string], value: unknown) =>
  valueText(kind, path, value, {
    t: words[language].t,
    language,
    moment: (when) => `at ${when.slice(0, 10)}`,
    names: { yoga: 'Morning Yoga', '1005': 'Ride' },
  })

it('AUDIT-02 labels every setting of the catalogue as its page does, in every language', () => {
  const keys = [...editableSettings.map(({ key }) => key), ...Object.values(settingsElsewhere).flat()]
  for (const language of studioLanguages) {
    for (const key of keys) {
      const path = key.startsWith('settings.') ? key : `config.${key}`
      expect(nameIn(language, 'club', path)).toBe(words[language].settings[`settingNames.${key}`])
    }
  }
})

it.each([
  ['en-gb', 'class', 'instructor', 'Coach'],
  ['de', 'class', 'instructor', 'Coach'],
  ['en-gb', 'class', 'language', 'Spoken language'],
  ['en-gb', 'staff', 'role', 'Role'],
  ['en-gb', 'allowances', 'coachesPublish', 'Coaches publish their own classes'],
  ['en-gb', 'look', 'taglines.de', 'Tagline (Deutsch)'],
  ['en-gb', 'category', 'translations.th.name', 'Name in ไทย'],
  ['en-gb', 'announcement', 'texts.de', 'Text (Deutsch)'],
  ['en-gb', 'policy', 'title.fr', 'Heading (Français)'],
  ['en-gb', 'texts', 'shell.goHome', 'Navigation and frame: go home'],
  ['en-gb', 'club', 'wording.de.shell.goHome', 'Deutsch: Navigation and frame: go home'],
  ['en-gb', 'class', 'sourceBytes', 'source bytes'],
] as const)('AUDIT-02 in %s, a %s’s %s is called %s', (language, kind, path, name) => {
  expect(nameIn(language, kind, path)).toBe(name)
})

describe('values', () => {
  it.each([
    [['club', 'config.passkeys'], true, 'On', 'An'],
    [['club', 'config.passkeys'], undefined, 'Standard', 'Standard'],
    [['club', 'config.navCopy'], 'alternate', 'Class Finder, My Club', 'Class Finder, My Club'],
    [['club', 'config.language'], 'th', 'ไทย', 'ไทย'],
    [['club', 'config.supportedLanguages'], ['de', 'fr'], 'Deutsch, Français', 'Deutsch, Français'],
    [['club', 'settings.currency'], 'CHF', 'CHF · Swiss Franc', 'CHF · Schweizer Franken'],
    [['club', 'config.dateFormat'], 'DD/MM/YYYY', '31/12/2026', '31/12/2026'],
    [
      ['club', 'settings.connectProviders.wexer.authorization'],
      '[set]',
      'Set, and kept secret',
      'Gesetzt, wird nicht gezeigt',
    ],
    [['club', 'config.EventCardSize'], 3, '3', '3'],
    [['staff', 'role'], 'coach', 'Coach', 'Coach'],
    [['staff', 'role'], undefined, '–', '–'],
    [['class', 'labels'], ['Core', 'Legs'], 'Core, Legs', 'Core, Legs'],
    [['class', 'publishAt'], '2026-11-20T10:00:00.000Z', 'at 2026-11-20', 'at 2026-11-20'],
    [['class', 'state'], 'published', 'On air', 'Auf Sendung'],
    [['look', 'cardVersion'], 0.1, 'Text on the picture', 'Text auf dem Bild'],
    [['class', 'categoryId'], '1005', 'Ride', 'Ride'],
    [['collection', 'rule.categoryId'], '7', '7', '7'],
    [['collection', 'classTags'], ['yoga', 'gone'], 'Morning Yoga, gone', 'Morning Yoga, gone'],
    [['look', 'corners'], 'square', 'Square', 'Eckig'],
    [['look', 'landingPictures'], [], '–', '–'],
    [['class', 'trailer.from'], 83, '1:23', '1:23'],
    [['class', 'captions.language'], 'de', 'Deutsch', 'Deutsch'],
    [
      ['class', 'moves'],
      [
        { startSecond: 0, name: 'Warm-up' },
        { startSecond: 75, name: 'Squat' },
      ],
      '0:00 Warm-up, 1:15 Squat',
      '0:00 Warm-up, 1:15 Squat',
    ],
  ] as const)('AUDIT-02 %j is %j as %s and %s', (field, value, english, german) => {
    expect(valueIn('en-gb', field, value)).toBe(english)
    expect(valueIn('de', field, value)).toBe(german)
  })
})
