import { expect, it } from 'vitest'
import { captionProblems } from './caption-problems.ts'

it('names the line of every omitted caption and the reason', () => {
  const file = [
    'WEBVTT',
    '',
    '00:01.000 --> 00:02.000',
    'Hello',
    '',
    '00:04.000 --> 00:03.000',
    'Backwards',
    '',
    '2',
    '0:0:5 --> 0:0:6',
    'No fractions',
    '',
    '00:00:07,000 --> 00:00:08,000',
    '',
    '',
  ]
  const expected = [
    { line: 6, kind: 'order' },
    { line: 10, kind: 'time' },
    { line: 13, kind: 'empty' },
  ]
  expect(captionProblems(file.join('\n'))).toEqual(expected)
  expect(captionProblems(`\uFEFF${file.join('\r\n')}`)).toEqual(expected)
})

it('reports nothing for lines that are neither times nor broken', () => {
  expect(captionProblems('1\n01:00:00,500 --> 01:00:01,000 align:start\nYes\n')).toEqual([])
  expect(captionProblems('just text')).toEqual([])
})
