import { expect, it } from 'vitest'
import { csvLine, unguarded } from './csv-line.ts'

it.each([
  [['a', 'b c', 3], 'a,b c,3\r\n'],
  [['say "hi"', 'one, two', 'a;b'], '"say ""hi""","one, two","a;b"\r\n'],
  [['two\nlines'], '"two\nlines"\r\n'],
  [['=1+1', '@SUM(A1)', '+x', '-x'], "'=1+1,'@SUM(A1),'+x,'-x\r\n"],
  [['-5', '+49', '-1.5', -2], '-5,+49,-1.5,-2\r\n'],
])('writes %j as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

it.each(['=1+1', "'=1+1", "''-x", '-5', "'-5", "'tis", '@home', '\tx', 'plain', ''])(
  'reads %j back as it was',
  (text) => {
    const written = csvLine([text])
      .slice(0, -2)
      .replace(/^"(.*)"$/, '$1')
    expect(unguarded(written)).toBe(text)
    expect(written).not.toMatch(/^[=@\t]/)
  },
)
