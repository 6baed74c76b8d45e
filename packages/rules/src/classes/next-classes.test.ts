import { expect, it } from 'vitest'
import { nextClasses } from './next-classes.ts'

const item = (tag: string, values: object = {}) => ({
  tag,
  classCategory: 1,
  instructor: 'Ana',
  intensity: 5,
  durationSecond: 1800,
  ...values,
})
const other = { classCategory: 2, instructor: 'Ben' }
const after = (done: object, ...candidates: ReturnType<typeof item>[]) =>
  nextClasses(item('done', done), candidates).map(({ tag }) => tag)

it('offers two: same coach and category first, then same coach, then same category', () => {
  const category = item('category', { instructor: 'Ben' })
  const coach = item('coach', { classCategory: 2 })
  expect(after({}, category, coach, item('both'))).toEqual(['both', 'coach'])
  expect(after({}, category, coach)).toEqual(['coach', 'category'])
})

it('excludes the class itself, duplicates and unrelated classes', () => {
  expect(after({}, item('done'), item('twice'), item('twice'), item('other', other))).toEqual(['twice'])
  const unknown = { classCategory: null, instructor: null }
  expect(after(unknown, item('unknown', unknown))).toEqual([])
})

it('starts with a cool-down only after a hard class', () => {
  const cool = item('cool', { ...other, intensity: 3, durationSecond: 900 })
  expect(after({ intensity: 7 }, item('both'), cool)).toEqual(['cool', 'both'])
  expect(after({ intensity: 6 }, item('both'), cool)).toEqual(['both'])
  const long = item('long', { ...other, intensity: 3, durationSecond: 901 })
  const brisk = item('brisk', { ...other, intensity: 4, durationSecond: 900 })
  expect(after({ intensity: 7 }, long, brisk)).toEqual([])
})

it('offers longer classes only after all others, the shortest first', () => {
  const [hour, half] = [item('hour', { durationSecond: 3600 }), item('half', { durationSecond: 1800 })]
  const short = item('short', { durationSecond: 330, instructor: 'Ben' })
  expect(after({ durationSecond: 300 }, hour, half, short)).toEqual(['short', 'half'])
})
