import { expect, it } from 'vitest'
import { classesOfTheDay } from './classes-of-the-day.ts'

const all = Array.from({ length: 30 }, (_, index) => `class-${index}`)
const day = { day: '2026-11-23', planned: null, chosen: ['b', 'a'], byRule: false, all, isPlayable: () => true }

it('SHELF-04 puts the planned class first and keeps the club’s order after it', () => {
  expect(classesOfTheDay(day)).toEqual(['b', 'a'])
  expect(classesOfTheDay({ ...day, planned: 'a' })).toEqual(['a', 'b'])
  expect(classesOfTheDay({ ...day, planned: 'c' })).toEqual(['c', 'b', 'a'])
})

it('SHELF-04 lets the classes of a list take turns, one a day, also across a month’s end', () => {
  const chosen = ['a', 'b', 'c']
  const firsts = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map(
    (date) => classesOfTheDay({ ...day, day: date, chosen })[0],
  )
  expect(new Set(firsts.slice(0, 3))).toEqual(new Set(chosen))
  expect(firsts.slice(3)).toEqual(firsts.slice(0, 3))
  const today = classesOfTheDay({ ...day, chosen })
  expect(classesOfTheDay({ ...day, day: '2026-11-24', chosen })).toEqual([today[1], today[2], today[0]])
})

it('SHELF-04 skips unplayable classes and is never empty while any class can be played', () => {
  const isPlayable = (tag: string) => !['a', 'c'].includes(tag)
  expect(classesOfTheDay({ ...day, planned: 'c', isPlayable })).toEqual(['b'])
  expect(classesOfTheDay({ ...day, chosen: ['a'], isPlayable })).toHaveLength(6)
  expect(classesOfTheDay({ ...day, chosen: [], all: [] })).toEqual([])
})

it('SHELF-04 varies a rule-based choice by day, and keeps it all day', () => {
  const on = (date: string, chosen = all) => classesOfTheDay({ ...day, day: date, chosen, byRule: true })
  expect(on('2026-11-23')).toEqual(on('2026-11-23'))
  const firsts = new Set(Array.from({ length: 28 }, (_, index) => on(`2026-02-${index + 1}`)[0]))
  expect(firsts.size).toBeGreaterThan(10)
  const without = all.filter((tag) => tag !== on('2026-11-23')[5])
  expect(on('2026-11-23', without).slice(0, 5)).toEqual(on('2026-11-23').slice(0, 5))
})
