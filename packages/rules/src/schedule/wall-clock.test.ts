import { expect, it } from 'vitest'
import { momentOfWallClock, wallClock } from './wall-clock.ts'

it.each([
  ['2027-03-27T18:00:00', 'Europe/Berlin', '2027-03-27T17:00:00.000Z'],
  ['2027-03-28T02:30:00', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31T02:30:00', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
  ['2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
])('reads %s in %s as %s', (local, zone, moment) => {
  expect(new Date(momentOfWallClock(local, zone)).toISOString()).toBe(moment)
})

it('shows a moment on the clocks of a zone', () => {
  expect(wallClock(Date.parse('2027-03-28T01:30:00Z'), 'Europe/Berlin')).toBe('2027-03-28T03:30:00')
  expect(wallClock(Date.parse('2027-03-28T23:00:00Z'), 'Asia/Kolkata')).toBe('2027-03-29T04:30:00')
})
