import { describe, expect, it } from 'vitest'
import { translate } from './translate.ts'

const phrases = {
  hello: 'Hello {{name}}, {{name}}',
  classes_one: '{{count}} class',
  classes_two: 'a pair',
  classes_other: '{{count}} classes',
}

describe('translate', () => {
  it.each([
    ['hello', { name: 'Ada' }, 'en-gb', 'Hello Ada, Ada'],
    ['hello', {}, 'en-gb', 'Hello {{name}}, {{name}}'],
    ['classes', { count: 1 }, 'en-gb', '1 class'],
    ['classes', { count: 0 }, 'en-gb', '0 classes'],
    ['classes', { count: 1200 }, 'en-gb', '1,200 classes'],
    ['classes', { count: 1200 }, 'de', '1.200 classes'],
    ['classes', { count: 2 }, 'ar', 'a pair'],
    ['classes', { count: 1 }, 'th', '1 classes'],
    ['missing', {}, 'en-gb', undefined],
  ])('%s %j in %s', (key, values, language, expected) => {
    expect(translate(phrases, language, key, values)).toBe(expected)
  })
})
