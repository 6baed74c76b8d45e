import { readCaptions } from '@upbeat/rules/media/read-captions'
import { decodeHTML } from 'entities/decode'
import { expect, it } from 'vitest'
import { bodyOf, insertRow, problemOf, rowsOf } from './caption-rows.ts'

const cues = [
  { start: 1, end: 2.5, text: 'Ready?' },
  { start: 65, end: 66.25, text: 'Two\nlines' },
]

it('round-trips WebVTT', () => {
  expect(readCaptions(bodyOf(rowsOf(cues)), decodeHTML).cues).toEqual(cues)
})

it('decodes character references by the rules of HTML and escapes each character once', () => {
  const file =
    'WEBVTT\n\n00:01.000 --> 00:02.000\nIt&#39;s &quot;warm&quot;&rlm; caf&eacute; &amp;lt; &#x2f; AT&amp;T\n'
  const { cues } = readCaptions(file, decodeHTML)
  expect(cues.map(({ text }) => text)).toEqual(['It\'s "warm"\u200F café &lt; / AT&T'])
  expect(bodyOf(rowsOf(cues))).toContain('It\'s "warm"\u200F café &amp;lt; / AT&amp;T\n')
  expect(readCaptions(bodyOf(rowsOf(cues)), decodeHTML).cues).toEqual(cues)
})

it('inserts a new line at the player’s position', () => {
  const rows = insertRow(rowsOf(cues), 12.34)
  expect(rows.map(({ start, end }) => [start, end])).toEqual([
    ['0:01', '0:02.5'],
    ['0:12.3', '0:14.3'],
    ['1:05', '1:06.25'],
  ])
  expect(insertRow(rowsOf(cues), 90).at(-1)?.start).toBe('1:30')
})

it.each([
  [{ start: '0:01', end: '0:02', text: 'Yes' }, null],
  [{ start: 'soon', end: '0:02', text: 'Yes' }, 'time'],
  [{ start: '0:02', end: '0:02', text: 'Yes' }, 'order'],
  [{ start: '0:01', end: '0:02', text: '  ' }, 'text'],
] as const)('finds %j wrong as %j', (row, problem) => {
  expect(problemOf({ key: 1, ...row })).toBe(problem)
})

it('keeps a text of several paragraphs in one caption', () => {
  const [row] = rowsOf([{ start: 0, end: 1, text: 'one' }])
  const body = bodyOf([{ key: 1, start: row?.start ?? '', end: '0:03', text: 'one\n\ntwo' }])
  expect(readCaptions(body, decodeHTML).cues).toEqual([{ start: 0, end: 3, text: 'one\ntwo' }])
})
