import { describe, expect, it } from 'vitest'
import { chooseLanguage, supportedLanguagesOf } from './choose-language.ts'
import { directionOf, isLanguageCode, languages } from './languages.ts'

describe('languages', () => {
  it('has 28, each known to Intl and distinct', () => {
    const codes = languages.map(({ code }) => code)
    expect(new Set(codes).size).toBe(28)
    expect(Intl.getCanonicalLocales(codes)).toHaveLength(28)
  })
  it.each(['de-ch', 'fr', 'fr-ch', 'it', 'it-ch', 'nl', 'da', 'fi', 'el', 'hi', 'hu'])('has %s', (code) => {
    expect(isLanguageCode(code)).toBe(true)
  })
  it.each(['ja', 'ko', 'no', 'pl', 'pt', 'es', 'sv', 'tr', 'cy', 'ar', 'he'])('has %s too', (code) => {
    expect(isLanguageCode(code)).toBe(true)
  })
  it('writes Arabic and Hebrew from right to left', () => {
    expect(languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar', 'he'])
    expect(directionOf('ar')).toBe('rtl')
    expect(directionOf('xx')).toBe('ltr')
  })
})

describe('chooseLanguage', () => {
  const mono = { language: 'ar', supportedLanguages: ['ar', 'en-gb'] }
  it.each([
    ['a supported choice', 'th', {}, 'th'],
    ['an unknown choice', 'xx', {}, 'en-gb'],
    ['a choice the tenant lacks', 'fr', {}, 'en-gb'],
    ['an unknown choice against the start language', 'xx', mono, 'en-gb'],
    ['no choice, no start language', null, {}, 'en-gb'],
    ['no choice, a start language', null, mono, 'ar'],
    ['no choice, an unsupported start language', '', { language: 'fr', supportedLanguages: ['th'] }, 'en-gb'],
    ['letters of another case', 'TH', {}, 'th'],
  ])('%s', (_, chosen, tenant, expected) => {
    expect(chooseLanguage(chosen, tenant)).toBe(expected)
  })
  it('offers languages that both the tenant and the site support', () => {
    expect(supportedLanguagesOf({ supportedLanguages: ['fr', 'xx', 'FR', 'en-gb'] })).toEqual(['fr', 'en-gb'])
    expect(supportedLanguagesOf({ supportedLanguages: ['xx'] })).toEqual(['en-gb', 'th'])
  })
})
