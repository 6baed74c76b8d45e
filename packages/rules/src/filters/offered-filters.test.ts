import { expect, it } from 'vitest'
import { offeredFilters } from './offered-filters.ts'

const easy = { tag: 'a', className: 'Flow', durationSecond: 1200, skill: 2, equipmentTypes: [] }
const hard = { tag: 'b', className: 'Iron', durationSecond: 2700, skill: 9, equipmentTypes: ['Barbell'] }

it('offers the values that a class has', () => {
  expect(offeredFilters([easy, hard])).toEqual({
    durations: [20, 40],
    easyDurations: [20],
    levels: ['beginner', 'advanced'],
    noEquipment: true,
  })
  expect(offeredFilters([hard])).toEqual({
    durations: [40],
    easyDurations: [],
    levels: ['advanced'],
    noEquipment: false,
  })
})

it('offers nothing without classes, nor a duration, level or equipment that a class doesn’t specify', () => {
  const nothing = { durations: [], easyDurations: [], levels: [], noEquipment: false }
  expect(offeredFilters([])).toEqual(nothing)
  expect(offeredFilters([{ tag: 'c', className: 'Bare', equipmentTypes: null }])).toEqual(nothing)
})
