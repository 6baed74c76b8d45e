import { describe, expect, it } from 'vitest'
import { catalogueKey } from './catalogue-key.ts'
import { enGb } from './en-gb.ts'
import { loadPhrases, phraseLanguages } from './load-phrases.ts'
import { sameAsEnglish } from './same-as-english.ts'
import { sharedKeys, untranslated } from './untranslated.ts'

const english: Readonly<Record<string, string>> = enGb

describe('English', () => {
  it('has the keys whose spelling is fixed', () => {
    const keys = ['Channels.NoData', 'ClassListViews.NoClassesFound', 'Live.NoResult', 'Live.NoRecordedResult']
    for (const key of keys) expect(english[key]).toBeTruthy()
  })

  it('keeps the product’s own words', () => {
    expect(enGb['shell.notFound']).toBe('this page does not exist')
    expect(enGb['shell.newVersion']).toBe('New content is available, please refresh your browser')
    expect(enGb['errors.signUpNotice']).toBe('Something went wrong !')
    expect(enGb['catalogue.languageNoSpokenLanguage']).toBe('no spoken language')
  })
})

describe.each(phraseLanguages)('%s', (language) => {
  it('promises no number of classes and no live classes that a club may not have', async () => {
    const phrases = await loadPhrases(language)
    for (const key of ['landing.description', 'landing.membersText'] as const)
      expect(phrases[key]).not.toMatch(/\d|live/i)
  })

  it('has every phrase and no other, none empty, with the placeholders of the English in every plural form', async () => {
    const phrases: Readonly<Record<string, string>> = await loadPhrases(language)
    const missing = Object.keys(english).filter((key) => !phrases[key]?.trim())
    expect(missing).toEqual([])
    const altered = Object.keys(phrases).filter((key) => {
      const isFree = isSingle(language, key)
      return placeholders(phrases[key], isFree) !== placeholders(english[sourceOf(key)], isFree)
    })
    expect(altered).toEqual([])
    const unknown = Object.keys(phrases).filter((key) => !(sourceOf(key) in english))
    expect(unknown).toEqual([])
  })

  it('has the plural forms that its counting asks for', async () => {
    const phrases: Readonly<Record<string, string>> = await loadPhrases(language)
    const bases = Object.keys(english).flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -6)] : []))
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const missing = bases.flatMap((base) => forms.map((form) => `${base}_${form}`)).filter((key) => !phrases[key])
    expect(missing).toEqual([])
  })
})

describe.each(phraseLanguages.filter((language) => !language.startsWith('en-')))('%s', (language) => {
  it('has no text in English but those listed, and all of those', async () => {
    expect(await untranslated(language)).toEqual([])
    const texts = sharedKeys(await loadPhrases(language)).map((key) => english[key])
    const own = language.replace(/-ch$/, '')
    const listed = Object.keys(sameAsEnglish).filter((text) => sameAsEnglish[text]?.split(' ').includes(own))
    expect(listed.filter((text) => !texts.includes(text))).toEqual([])
  })
})

it('writes German in Switzerland without ß', async () => {
  expect(Object.values(await loadPhrases('de-ch')).filter((phrase) => phrase.includes('ß'))).toEqual([])
})

it('answers a language there is none of in English', async () => {
  expect(await loadPhrases('xx')).toBe(enGb)
})

describe('catalogueKey', () => {
  it.each([
    ['category', 1009, 'Yoga'],
    ['focus', 'abdominals', 'Abdominals'],
    ['keyword', 'Fat burning', 'Fat burning'],
    ['equipment', 'Pull-up bar', 'Pull-up bar'],
    ['language', 'English (US)', 'English (US)'],
    ['language', 'no spoken language', 'no spoken language'],
    ['intensity', 'VeryVeryHard', 'very very hard'],
  ] as const)('%s %s', (kind, name, text) => {
    expect(english[catalogueKey(kind, name)]).toBe(text)
  })
})

const pluralForm = /_(zero|one|two|few|many|other)$/

/** English has two forms, of which the one for many has all that is filled in. */
function sourceOf(key: string): string {
  return key.replace(pluralForm, '_other')
}

/** Whether a form is for one number alone, so that it need not say which: `every day`. Of none there is nothing to count. */
function isSingle(language: string, key: string): boolean {
  const [, form] = pluralForm.exec(key) ?? []
  if (!form || form === 'other') return false
  const rules = new Intl.PluralRules(language)
  return (
    Array.from({ length: 200 }, (_, index) => index + 1).filter((count) => rules.select(count) === form).length <= 1
  )
}

function placeholders(phrase = '', isFree = false): string {
  const names = new Set(phrase.match(/\{\{\w+\}\}/g))
  if (isFree) names.delete('{{count}}')
  return [...names].toSorted().join()
}
