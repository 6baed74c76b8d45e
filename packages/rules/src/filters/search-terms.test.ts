import { describe, expect, it } from 'vitest'
import { isAboutMinutes, searchTerms } from './search-terms.ts'

const names = {
  minutes: ['min', 'Min.', 'minute', 'minutes', 'Minuten', '分', 'นาที', 'דק׳', 'دقيقة'],
  categories: new Map(),
  levels: {
    beginner: ['beginner', 'débutant', '初級', 'เริ่มต้น', 'początkujący', 'مبتدئ'],
    intermediate: ['intermediate', 'średnio zaawansowany', 'μεσαίο επίπεδο'],
    advanced: ['advanced', 'zaawansowany'],
  },
}

describe('lengths and levels in a search text', () => {
  it.each([
    ['20 min', '', [20]],
    ['40min yoga', 'yoga', [40]],
    ['30-minute core', 'core', [30]],
    ['yoga 25 MINUTEN, bitte', 'yoga  , bitte', [25]],
    ['ヨガ20分クラス', 'ヨガ クラス', [20]],
    ['ヨガ 20分', 'ヨガ', [20]],
    ['20นาที โยคะ', 'โยคะ', [20]],
    ['20 דק׳', '', [20]],
    ['30 دقيقة', '', [30]],
    ['май 20 min', 'май', [20]],
    ['май 20 min'.normalize('NFD'), 'май', [20]],
    ['flow 2', 'flow 2', []],
    ['20 minimal moves', '20 minimal moves', []],
    ['a1 min', 'a1 min', []],
    ['0 min', '0 min', []],
  ])('%j leaves %j and yields the minutes %j', (query, rest, minutes) => {
    const found = searchTerms(query, names)
    expect(found.rest).toBe(rest)
    expect(found.terms.map((term) => 'minutes' in term && term.minutes)).toEqual(minutes)
  })

  it.each([
    ['beginner', '', ['beginner']],
    ['Beginners yoga', 'yoga', ['beginner']],
    ['yoga DEBUTANT', 'yoga', ['beginner']],
    ['朝の初級ヨガ', '朝の ヨガ', ['beginner']],
    ['โยคะเริ่มต้น', 'โยคะ', ['beginner']],
    ['مبتدئ', '', ['beginner']],
    ['poczatkujacy', '', ['beginner']],
    ['srednio zaawansowany', '', ['intermediate']],
    ['zaawansowany', '', ['advanced']],
    ['μεσαιο επιπεδο', '', ['intermediate']],
    ['beginnerish', 'beginnerish', []],
    ['begin', 'begin', []],
  ])('%j leaves %j and yields the levels %j', (query, rest, levels) => {
    const found = searchTerms(query, names)
    expect(found.rest).toBe(rest)
    expect(found.terms.map((term) => 'level' in term && term.level)).toEqual(levels)
  })

  it('finds both at once, with their original text', () => {
    expect(searchTerms('Advanced 20 min strength', names)).toEqual({
      rest: 'strength',
      terms: [
        { text: '20 min', minutes: 20 },
        { text: 'advanced', level: 'advanced' },
      ],
    })
  })

  it.each([
    ['yoga Inês', 'ines', '1009'],
    ['Inês yoga', 'ines', '1009'],
    ['20 min YOGA', '', '1009'],
    ['indoor cycling sprint', 'sprint', '1002'],
    ['ヨガ初級', '', '1009'],
    ['yoga', 'yoga', undefined],
    ['yogalates flow', 'yogalates flow', undefined],
  ])('%j leaves %j and yields the category %j', (query, rest, categoryId) => {
    const categories = new Map([
      ['1009', ['Yoga', 'ヨガ']],
      ['1002', ['Cycling', 'Indoor Cycling']],
    ])
    const found = searchTerms(query, { ...names, categories })
    expect(found.rest).toBe(rest)
    expect(found.terms.flatMap((term) => ('categoryId' in term ? term.categoryId : []))[0]).toBe(categoryId)
  })

  it('finds nothing without names', () => {
    const nameless = { minutes: [], levels: { beginner: [], intermediate: [], advanced: [''] }, categories: new Map() }
    expect(searchTerms('20 min beginner', nameless)).toEqual({ rest: '20 min beginner', terms: [] })
  })

  it.each([
    [20 * 60, 20, true],
    [22 * 60, 20, true],
    [22 * 60 + 1, 20, false],
    [18 * 60, 20, true],
    [16 * 60, 20, false],
    [44 * 60, 40, true],
    [6 * 60, 5, true],
    [null, 55, false],
  ])('a class of %j seconds is about %j minutes long: %j', (seconds, minutes, expected) => {
    expect(isAboutMinutes(seconds, minutes)).toBe(expected)
  })
})
