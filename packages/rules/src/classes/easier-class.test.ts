import { expect, it } from 'vitest'
import { easierClass } from './easier-class.ts'

const current = { tag: 'current', classCategory: 1, skill: 6, durationSecond: 1800 }
const item = (tag: string, values: object) => ({ ...current, tag, skill: 3, ...values })

it('is of the same category and needs less skill', () => {
  const others = [item('other', { classCategory: 2 }), item('same', { skill: 6 }), item('unknown', { skill: null })]
  expect(easierClass(current, others)).toBeNull()
  expect(easierClass(current, [...others, item('easier', {})])?.tag).toBe('easier')
})

it('is the nearest in length, then in skill', () => {
  const items = [item('short', { durationSecond: 600 }), item('easy', { skill: 1 }), item('near', { skill: 5 })]
  expect(easierClass(current, items)?.tag).toBe('near')
})

it('is not known for a class without skill or category', () => {
  expect(easierClass({ ...current, skill: null }, [item('easier', {})])).toBeNull()
  expect(easierClass({ ...current, classCategory: null }, [item('easier', { classCategory: null })])).toBeNull()
})
