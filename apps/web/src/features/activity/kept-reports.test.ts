// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { dropReport, keepReport, keptReports } from './kept-reports.ts'
import type { Report } from './report.ts'

const playhead = (tag: string, positionSecond: number): Report => ({
  call: 'savePlayhead',
  params: { tag },
  body: { positionSecond, durationSecond: 600 },
})
const play = (ID: string, playedDurationSecond: number): Report => ({
  call: 'trackPlay',
  body: { ID, contentID: 'class', playedDurationSecond },
})
const signIn = (userId: string) => useAuth.setState({ session: { status: 'signedIn', token: 't', userId } })

describe('the report queue', () => {
  beforeEach(() => {
    localStorage.clear()
    signIn('ada')
  })

  it('keeps reports in order until each is dropped', () => {
    keepReport(play('1', 10))
    keepReport(playhead('a', 30))
    expect(keptReports()).toEqual([play('1', 10), playhead('a', 30)])
    dropReport(play('1', 10))
    expect(keptReports()).toEqual([playhead('a', 30)])
  })

  it("doesn't drop a newer report with an older one of the same key", () => {
    keepReport(playhead('a', 30))
    const [sent] = keptReports()
    keepReport(playhead('a', 35))
    if (sent) dropReport(sent)
    expect(keptReports()).toEqual([playhead('a', 35)])
  })

  it("doesn't replace a report by an older one that failed later", () => {
    const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 15, 0, second)).toISOString()
    const timed = (positionSecond: number, second: number): Report => ({
      call: 'savePlayhead',
      params: { tag: 'a' },
      body: { positionSecond, durationSecond: 600, at: at(second) },
    })
    keepReport(timed(20, 10))
    keepReport(timed(300, 5))
    keepReport(play('1', 12))
    keepReport(play('1', 10))
    expect(keptReports()).toEqual([timed(20, 10), play('1', 12)])
  })

  it('keeps only the latest report per key', () => {
    keepReport(playhead('a', 30))
    keepReport(play('1', 10))
    keepReport(playhead('b', 5))
    keepReport(playhead('a', 35))
    keepReport(play('1', 12))
    expect(keptReports()).toEqual([playhead('b', 5), playhead('a', 35), play('1', 12)])
  })

  it('FIG-01 joins what was played in one viewing, up to the size that the server accepts', () => {
    const range = { at: '2031-03-09T10:00:00.000Z', fromSecond: 0, toSecond: 25, playedSeconds: 25 }
    const played = (watchingId: string, count = 1): Report => ({
      call: 'reportWatching',
      body: { watchingId, contentId: 'class', ranges: Array.from({ length: count }, () => range) },
    })
    for (const watchingId of ['1', '2', '1']) keepReport(played(watchingId))
    expect(keptReports()).toEqual([played('2'), played('1', 2)])
    for (let count = 0; count < 250; count += 1) keepReport(played('1'))
    expect(keptReports()).toEqual([played('2'), played('1', 200), played('1', 52)])
  })

  it('has a maximum size', () => {
    for (let number = 0; number < 150; number += 1) keepReport(play(String(number), 1))
    expect(keptReports()).toHaveLength(100)
  })

  it('never sends reports as another member', () => {
    keepReport(play('1', 10))
    signIn('bea')
    expect(keptReports()).toEqual([])
    signIn('ada')
    expect(keptReports()).toEqual([play('1', 10)])
  })

  it('keeps the reports of several members in the same browser', () => {
    keepReport(play('1', 10))
    signIn('bea')
    keepReport(play('2', 20))
    dropReport(play('2', 20))
    signIn('ada')
    expect(keptReports()).toEqual([play('1', 10)])
    for (let number = 0; number < 8; number += 1) {
      signIn(`member ${number}`)
      keepReport(play('1', 10))
    }
    expect(JSON.parse(localStorage.getItem('keptReports') ?? '')).toHaveLength(5)
  })

  it('reads the format of an earlier version', () => {
    localStorage.setItem('keptReports', JSON.stringify({ userId: 'ada', reports: [play('1', 10)] }))
    expect(keptReports()).toEqual([play('1', 10)])
  })

  it.each(['{', '7', 'null', '[null,{"userId":"ada"}]'])('ignores the invalid value %s', (text) => {
    localStorage.setItem('keptReports', text)
    expect(keptReports()).toEqual([])
    keepReport(play('1', 10))
    expect(keptReports()).toEqual([play('1', 10)])
  })
})
