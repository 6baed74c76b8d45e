import { settingPhrasesDe } from '@upbeat/phrases/studio/setting-phrases-de'
import { settingPhrasesEnGb } from '@upbeat/phrases/studio/setting-phrases-en-gb'
import { expect, it } from 'vitest'
import { findableSettings } from './findable-settings.ts'
import { searchSettings } from './search-settings.ts'

const inEnglish = (query: string) => keysOf(query, settingPhrasesEnGb)
const inGerman = (query: string) => keysOf(query, settingPhrasesDe)
function keysOf(query: string, phrases: Readonly<Record<string, string>>) {
  return searchSettings(query, findableSettings(phrases)).map(({ key }) => key)
}

it.each([
  ['let people watch without signing up', 'settings.freeForMembers'],
  ['cookie banner', 'analyticsConsent'],
  ['hide collections', 'showCollections'],
  ['facebook', 'shareEnabled'],
  ['iframe wordpress', 'embedOrigins'],
  ['currency', 'settings.currency'],
  ['embed mode', 'embeddedConfig.mode'],
  ['main colour', 'colours.primary'],
])('LOOK-05 finds “%s”', (query, key) => {
  expect(inEnglish(query).slice(0, 3)).toContain(key)
})

it.each([
  ['ohne Registrierung ansehen', 'settings.freeForMembers'],
  ['Währung', 'settings.currency'],
  ['Impressum', 'copyright'],
])('LOOK-05 finds “%s” in German', (query, key) => {
  expect(inGerman(query).slice(0, 3)).toContain(key)
})

it('finds nothing for unrelated or generic words', () => {
  expect(inEnglish('zebra')).toEqual([])
  expect(inEnglish('the')).toEqual([])
})
