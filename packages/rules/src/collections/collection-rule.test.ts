import { expect, it } from 'vitest'
import { hasCoachAndLevel, openRule, rulePayload } from './collection-rule.ts'

it('requests every class if nothing is selected', () => {
  expect(rulePayload(openRule)).toMatchObject({
    categoryId: '',
    labels: [],
    duration: '0,18000',
    skill: '1,10',
    intensity: '1,10',
    dir: 'desc',
    take: 24,
  })
})

it('requests the selection, with an inclusive range of lengths', () => {
  const yoga = { ...openRule, categoryId: '1009', toMinutes: 20, skill: { low: 1, high: 4 }, equipment: ['mat'] }
  expect(rulePayload(yoga)).toMatchObject({
    categoryId: '1009',
    duration: '0,1200',
    skill: '1,4',
    equipmentTags: ['mat'],
  })
  expect(rulePayload({ ...openRule, fromMinutes: 30 }).duration).toBe('1800,18000')
  expect(rulePayload({ ...openRule, sort: 'Oldest' }).dir).toBe('asc')
})

it.each([
  [{}, true],
  [{ coaches: ['Layla', 'Ben'] }, true],
  [{ coaches: ['Ben'] }, false],
  [{ levels: ['Beginner' as const, 'Advanced' as const] }, true],
  [{ levels: ['Advanced' as const] }, false],
  [{ coaches: ['Layla'], levels: ['Intermediate' as const] }, false],
])('SHELF-02 a rule with %j takes a beginners’ class of Layla: %s', (part, expected) => {
  const one = { instructor: 'Layla', level: 'Beginner' }
  expect(hasCoachAndLevel({ ...openRule, ...part }, one)).toBe(expected)
  expect(hasCoachAndLevel({ ...openRule, coaches: ['Layla'] }, { instructor: null, level: null })).toBe(false)
})
