import { describe, expect, it } from 'vitest'
import { withWholeCharacters } from './whole-characters.ts'

describe('halves of surrogate pairs', () => {
  it.each([
    ['"\\ud800"', '\ufffd'],
    ['"a\\uDE00b"', 'a\ufffdb'],
    ['"\\ud83d\\ude00"', '😀'],
    ['"\\ud83d\\ud83d\\ude00"', '\ufffd😀'],
    ['"\\\\ud800"', '\\ud800'],
    ['"\\\\\\ud800"', '\\\ufffd'],
    ['"😀 \\u00e9 \\n"', '😀 é \n'],
  ])('in %s become %j', (json, text) => {
    expect(JSON.parse(withWholeCharacters(json))).toBe(text)
  })
})
