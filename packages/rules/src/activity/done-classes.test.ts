import { expect, it } from 'vitest'
import { doneClasses } from './done-classes.ts'

const classes = [
  { tag: 'a', durationSecond: 600 },
  { tag: 'b', durationSecond: 1200 },
  { tag: 'c', durationSecond: null },
]
const played = (userWorkoutTag: string | null, durationSeconds: number | null) => ({ userWorkoutTag, durationSeconds })

it.each([
  ['nothing', [], [], []],
  ['a finished playhead', [{ tag: 'a', finished: true }], [], ['a']],
  ['a begun class', [{ tag: 'a', finished: false }], [played('a', 539)], []],
  ['an activity of nine tenths', [{ tag: 'a', finished: false }], [played('a', 540)], ['a']],
  ['a logged class of unknown length', [], [played('c', null)], ['c']],
  ['classes of other lists', [{ tag: 'x', finished: true }], [played('y', 6000), played(null, 6000)], []],
])('%s', (_, playheads, activities, done) => {
  expect([...doneClasses(classes, { playheads, activities })]).toEqual(done)
})
