import { expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

it.each([
  [['a', 'b c', 3], 'a,b c,3\r\n'],
  [['say "hi"', 'one, two', 'a;b'], '"say ""hi""","one, two","a;b"\r\n'],
  [['two\nlines'], '"two\nlines"\r\n'],
  [['=1+1', '@SUM(A1)', '+x', '-x'], "'=1+1,'@SUM(A1),'+x,'-x\r\n"],
  [['-5', '+49', '-1.5', -2], '-5,+49,-1.5,-2\r\n'],
])('writes %j as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
