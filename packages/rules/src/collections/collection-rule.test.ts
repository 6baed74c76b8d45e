import { expect, it } from 'vitest'
import { openRule, rulePayload } from './collection-rule.ts'

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
