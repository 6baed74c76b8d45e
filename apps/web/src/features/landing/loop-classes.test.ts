import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { expect, it } from 'vitest'
import { chooseLoops } from './loop-classes.ts'

const made = (tag: string, classCategory: number, trailerLinkWeb: string | null): ListedClass => ({
  ...classExamples.virtualClass,
  tag,
  classCategory,
  trailerLinkWeb,
})

it('shows classes of different categories before others, and no trailer twice', () => {
  const classes = [
    made('a', 1, '/a.mp4'),
    made('b', 1, '/b.mp4'),
    made('c', 2, null),
    made('d', 2, '/d.mp4'),
    made('e', 3, '/a.mp4'),
    made('f', 3, '/f.mp4'),
  ]
  expect(chooseLoops(classes).map(({ tag }) => tag)).toEqual(['a', 'd', 'f', 'b'])
})
