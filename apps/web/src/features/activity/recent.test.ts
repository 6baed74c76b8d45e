import { activityType } from '@upbeat/rules/activity/activity-type'
import { describe, expect, it } from 'vitest'
import { recentDate } from './recent-date.ts'
import { recentPath } from './recent-path.ts'

describe('recentDate', () => {
  const at = (text: string) => new Date(text).getTime()
  const now = at('2026-11-20T12:00:00')

  it.each([
    ['2026-11-20T00:00:00', 'en-gb', null],
    ['2026-11-19T23:59:59', 'en-gb', '19 Nov'],
    ['2026-09-05T12:00:00', 'en-gb', '05 Sep'],
    ['2025-11-20T12:00:00', 'en-gb', '20 Nov'],
    ['2026-03-05T12:00:00', 'de', '05 Mär'],
  ])('%s in %s', (done, language, text) => {
    expect(recentDate(at(done), now, language)).toBe(text)
  })
})

describe('recentPath', () => {
  const record = { workoutName: 'A & B', userWorkoutTag: 'tag', refTemplateId: null }

  it.each([
    [{ trackingResult: activityType.virtualClass }, '/classes/tag'],
    [{ trackingResult: activityType.channel }, '/classes/tag'],
    [{ trackingResult: activityType.clubConnectVideo }, '/classes/tag?clubConnect=true'],
    [{ trackingResult: activityType.liveStream, refTemplateId: 'event' }, '/connect/classes/tag?event=event'],
    [{ trackingResult: activityType.virtualClass, userWorkoutTag: null }, '/classes/search?q=A+%26+B'],
  ])('%j leads to %s', (change, path) => {
    expect(recentPath({ ...record, ...change })).toBe(path)
  })
})
