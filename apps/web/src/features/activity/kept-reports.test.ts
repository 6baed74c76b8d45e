import { beforeEach, describe, expect, it } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { keepReport, takeKeptReports } from './kept-reports.ts'
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

describe('kept reports', () => {
  beforeEach(() => {
    localStorage.clear()
    signIn('ada')
  })

  it('are handed out once, in order', () => {
    keepReport(play('1', 10))
    keepReport(playhead('a', 30))
    expect(takeKeptReports()).toEqual([play('1', 10), playhead('a', 30)])
    expect(takeKeptReports()).toEqual([])
  })

  it('keep of the same thing only the latest', () => {
    keepReport(playhead('a', 30))
    keepReport(play('1', 10))
    keepReport(playhead('b', 5))
    keepReport(playhead('a', 35))
    keepReport(play('1', 12))
    expect(takeKeptReports()).toEqual([playhead('b', 5), playhead('a', 35), play('1', 12)])
  })

  it('do not fill the browser', () => {
    for (let number = 0; number < 150; number += 1) keepReport(play(String(number), 1))
    expect(takeKeptReports()).toHaveLength(100)
  })

  it('are never sent as another member', () => {
    keepReport(play('1', 10))
    signIn('bea')
    expect(takeKeptReports()).toEqual([])
    signIn('ada')
    expect(takeKeptReports()).toEqual([])
  })

  it('survive a broken store', () => {
    localStorage.setItem('keptReports', '{')
    expect(takeKeptReports()).toEqual([])
  })
})
