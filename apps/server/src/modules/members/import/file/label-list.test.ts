import { expect, it } from 'vitest'
import { labelsIn, labelsText } from './label-list.ts'

it.each([
  [['VIP'], 'VIP'],
  [['Mat, thick', 'VIP'], '"Mat, thick", VIP'],
  [['say "hi"', 'x'], '"say ""hi""", x'],
  [['a;b', 'c'], '"a;b", c'],
  [[], ''],
])('writes the labels %j as %s and reads them back', (labels, text) => {
  expect(labelsText(labels)).toBe(text)
  expect(labelsIn(text)).toEqual(labels.toSorted())
})

it.each([
  ['b; a;a', ['a', 'b']],
  ['two\nlines', ['lines', 'two']],
  [' , ,x', ['x']],
  ['"open', ['"open']],
])('reads %j', (text, labels) => {
  expect(labelsIn(text)).toEqual(labels)
})
