import { describe, expect, it } from 'vitest'
import { cellText } from './cell-text.ts'
import { type EditableField, readCell } from './read-cell.ts'

const names = {
  categories: [
    { id: '1001', name: 'Yoga' },
    { id: '1002', name: 'Box & Fight' },
  ],
  levels: [
    { value: 'Beginner', name: 'Anfänger' },
    { value: 'Advanced', name: 'Fortgeschritten' },
  ],
}

describe('a typed or pasted cell', () => {
  it.each<[EditableField, string, unknown]>([
    ['name', '  Morning flow ', 'Morning flow'],
    ['name', '', ''],
    ['name', 'x'.repeat(201), undefined],
    ['instructor', '', null],
    ['instructor', 'Kim', 'Kim'],
    ['instructor', 'x'.repeat(81), undefined],
    ['labels', 'Calm, core; Calm,', ['Calm', 'core']],
    ['labels', '', []],
    ['labels', Array.from({ length: 41 }, (_, place) => `w${place}`).join(','), undefined],
    ['level', 'fortgeschritten', 'Advanced'],
    ['level', 'Beginner', 'Beginner'],
    ['level', 'Expert', undefined],
    ['categoryId', 'box & fight', '1002'],
    ['categoryId', '', null],
    ['categoryId', 'Pilates', undefined],
    ['skill', '7', 7],
    ['skill', '11', undefined],
    ['skill', '2.5', undefined],
    ['calorieBurn', '0', 0],
    ['calorieBurn', '300 kcal', undefined],
    ['scheduleDate', '2026-11-23', new Date('2026-11-23T12:00').toISOString()],
    ['scheduleDate', '2026-11-23 08:00', new Date('2026-11-23T12:00').toISOString()],
    ['scheduleDate', '03/04/2026', undefined],
    ['scheduleDate', '2026-13-45', undefined],
  ])('%s from %j is %j', (field, text, value) => {
    expect(readCell(field, text, names)).toEqual(value)
  })

  it('parses what was copied to the same value', () => {
    const one = { level: 'Advanced', categoryId: '1002', labels: ['a', 'b'], skill: 3, instructor: null }
    for (const [field, value] of Object.entries(one)) {
      const text = cellText(one as never, field as EditableField, names)
      expect(readCell(field as EditableField, text, names)).toEqual(value)
    }
  })
})
