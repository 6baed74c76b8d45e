import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './runtime.mjs'
import { defaults, firstToGiveOut, scaleOf } from './scale-of.mjs'

/** Round figures, so that the results can be checked by hand. */
const figures = {
  permission: 1,
  segment: 2,
  segmentBytes: 100_000,
  call: 1,
  page: 10,
  report: 1,
  callAtDatabase: 0.5,
  reportAtDatabase: 0.5,
  reportBytes: 1000,
}
const asked = { ...defaults, viewers: 6000, arrival: 10, calls: 10, load: 0.5, mbit: 4 }

it('adds up what viewers ask of servers, database and line', () => {
  const needs = scaleOf(asked, figures)
  expect(needs.perSecond).toEqual({ media: 3000, reports: 240, calls: 100, pages: 10 })
  // 3000 permissions, 240 reports, 100 calls and 10 pages are 3.44 s of CPU a second, at half load.
  expect(needs.servers).toBe(7)
  // A segment of 1 MB takes 1 ms for its permission and 10 ms to send.
  expect(needs.serversThatSend).toBe(67)
  expect(needs.databaseCores).toBeCloseTo(0.34)
  expect(needs.connections).toBe(77)
  expect(needs.lineGbit).toBe(24)
})

it('adds up what clubs store', () => {
  const needs = scaleOf({ ...asked, clubs: 100, classes: 50, minutes: 60, members: 100, hours: 5 }, figures)
  expect(needs.storedTb).toBeCloseTo(15)
  expect(needs.memoryGb).toBeCloseTo(0.075)
  // 50,000 hours are 7.2 million reports.
  expect(needs.databaseGbPerMonth).toBeCloseTo(7.2)
})

it('says for how many viewers one of each is enough, the fewest first', () => {
  const limits = firstToGiveOut(asked, figures)
  expect(limits.map(({ viewers }) => viewers)).toEqual(limits.map(({ viewers }) => viewers).sort((a, b) => a - b))
  expect(limits[0]).toEqual({ what: 'a line of 1 Gbit/s that sends media', viewers: 250 })
  const process = limits.find(({ what }) => what.startsWith('a server process'))?.viewers ?? 0
  expect(scaleOf({ ...asked, viewers: process }, figures).servers).toBe(1)
  expect(scaleOf({ ...asked, viewers: process + 2 }, figures).servers).toBe(2)
})

it('docs/scale.md has the numbers that npm run scale prints', () => {
  const text = readFileSync(join(root, 'docs/scale.md'), 'utf8')
  const needs = scaleOf(defaults)
  const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
  for (const amount of [
    needs.servers,
    needs.serversThatSend,
    needs.databaseCores,
    needs.connections,
    needs.databaseGbPerMonth,
    needs.storedTb,
    needs.lineGbit,
    ...firstToGiveOut(defaults).map(({ viewers }) => viewers),
  ]) {
    expect(text).toMatch(new RegExp(`(?<![\\d,.])${number.format(amount).replace('.', '\\.')}(?![\\d,]|\\.\\d)`))
  }
})
