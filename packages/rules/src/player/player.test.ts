import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completedMinutes, completionOf, leaveDecision } from './leave-decision.ts'
import { idle, type Leaving, type LeavingEvent, leaveTarget, leavingReducer } from './leaving.ts'
import { performDate, playTrackingId } from './play-tracking.ts'
import { isFinished, resumePosition } from './playhead.ts'
import { unwatched, type WatchedEvent, watchedTimeReducer } from './watched-time.ts'

describe('leaveDecision', () => {
  it.each([
    [0, 'discard'],
    [60, 'discard'],
    [60.5, 'log'],
    [61, 'log'],
  ])('after %d s: %s', (elapsed, expected) => {
    expect(leaveDecision(elapsed)).toBe(expected)
  })
  it.each([
    [150, 3],
    [149, 2],
    [80, 1],
    [29, 0],
  ])('%i s are %i completed minutes', (elapsed, minutes) => {
    expect(completedMinutes(elapsed)).toBe(minutes)
  })
})

describe('completionOf', () => {
  it.each([
    [60, 1200, 'none'],
    [61, 1200, 'part'],
    [1079, 1200, 'part'],
    [1080, 1200, 'whole'],
    [61, 61, 'whole'],
    [61, null, 'whole'],
    [4, null, 'none'],
  ])('%d s of %s: %s', (elapsed, duration, expected) => {
    expect(completionOf(elapsed, duration)).toBe(expected)
  })
})

describe('leaving', () => {
  const run = (...events: LeavingEvent[]) => events.reduce<Leaving>(leavingReducer, idle)
  it.each<[title: string, LeavingEvent[], Leaving]>([
    [
      'before anything played it leaves at once',
      [{ type: 'leave' }],
      { state: 'closed', outcome: 'nothing', elapsed: 0 },
    ],
    ['while playing it asks', [{ type: 'played' }, { type: 'leave' }], { state: 'asking' }],
    [
      'closing the modal keeps playing',
      [{ type: 'played' }, { type: 'leave' }, { type: 'keepPlaying' }],
      { state: 'playing' },
    ],
    [
      'discard forgets the class however long it was',
      [{ type: 'played' }, { type: 'leave' }, { type: 'discard', elapsed: 900 }],
      { state: 'closed', outcome: 'discard', elapsed: 900 },
    ],
    [
      'finish after a minute forgets it',
      [{ type: 'played' }, { type: 'leave' }, { type: 'finish', elapsed: 60 }],
      { state: 'closed', outcome: 'discard', elapsed: 60 },
    ],
    [
      'finish after more logs it',
      [{ type: 'played' }, { type: 'leave' }, { type: 'finish', elapsed: 61 }],
      { state: 'closed', outcome: 'log', elapsed: 61 },
    ],
    [
      'the end completes it',
      [{ type: 'played' }, { type: 'ended', elapsed: 150 }],
      { state: 'completed', elapsed: 150, minutes: 3 },
    ],
    [
      'the end completes it while asking',
      [{ type: 'played' }, { type: 'leave' }, { type: 'ended', elapsed: 150 }],
      { state: 'completed', elapsed: 150, minutes: 3 },
    ],
    [
      'done logs it',
      [{ type: 'played' }, { type: 'ended', elapsed: 150 }, { type: 'done' }],
      { state: 'closed', outcome: 'log', elapsed: 150 },
    ],
    [
      'a class skipped to its end can be begun again',
      [{ type: 'played' }, { type: 'ended', elapsed: 60 }, { type: 'keepPlaying' }],
      { state: 'playing' },
    ],
    [
      'a class that is logged can not',
      [{ type: 'played' }, { type: 'ended', elapsed: 61 }, { type: 'keepPlaying' }],
      { state: 'completed', elapsed: 61, minutes: 1 },
    ],
    ['a second class starts anew', [{ type: 'played' }, { type: 'leave' }, { type: 'reset' }], { state: 'idle' }],
    [
      'an event out of place changes nothing',
      [{ type: 'finish', elapsed: 99 }, { type: 'done' }, { type: 'keepPlaying' }],
      idle,
    ],
    [
      'closed stays closed',
      [{ type: 'leave' }, { type: 'played' }, { type: 'done' }],
      { state: 'closed', outcome: 'nothing', elapsed: 0 },
    ],
  ])('%s', (_, events, expected) => {
    expect(run(...events)).toEqual(expected)
  })
  it.each([
    ['/user/classes/favourites', '/user/classes/favourites'],
    [null, '/home'],
    ['', '/home'],
  ])('from %j it leads to %s', (previousPath, expected) => {
    expect(leaveTarget(previousPath)).toBe(expected)
  })
})

describe('watched time', () => {
  const sample = (at: number, position: number, rate = 1) => ({ at: at * 1000, position, rate })
  const seconds = (...events: WatchedEvent[]) => events.reduce(watchedTimeReducer, unwatched).seconds
  const play = (at: number, position: number, rate = 1): WatchedEvent => ({
    type: 'play',
    sample: sample(at, position, rate),
  })
  const time = (at: number, position: number, rate = 1): WatchedEvent => ({
    type: 'time',
    sample: sample(at, position, rate),
  })
  const stop = (at: number, position: number): WatchedEvent => ({ type: 'stop', sample: sample(at, position) })

  it.each<[title: string, number, WatchedEvent[]]>([
    ['nothing before play', 0, [time(0, 0), time(10, 10)]],
    ['what played', 10, [play(0, 0), time(4, 4), time(10, 10)]],
    ['up to the pause and not during it', 10, [play(0, 0), stop(10, 10), time(12, 10), time(15, 10)]],
    ['on from where it is played again', 15, [play(0, 0), stop(10, 10), play(60, 10), time(65, 15)]],
    ['no jump ahead', 6, [play(0, 0), time(5, 5), { type: 'seek' }, play(6, 500), time(7, 501)]],
    ['no jump back', 7, [play(0, 100), time(5, 105), { type: 'seek' }, time(6, 0), time(8, 2)]],
    ['nothing for a jump while paused', 5, [play(0, 0), stop(5, 5), { type: 'seek' }, time(6, 50), time(8, 50)]],
    ['no jump that nobody announced', 6, [play(0, 0), time(5, 5), time(6, 600)]],
    ['no backward step', 5, [play(0, 0), time(5, 5), time(6, 1)]],
    ['no stall', 5, [play(0, 0), time(5, 5), time(60, 5)]],
    ['no sleep of the machine', 6, [play(0, 0), time(5, 5), time(3600, 6)]],
    ['real seconds at double speed', 10, [play(0, 0, 2), time(10, 20, 2)]],
    ['real seconds at half speed', 10, [play(0, 0, 0.5), time(10, 5, 0.5)]],
    ['nothing after a reset', 0, [play(0, 0), time(10, 10), { type: 'reset' }]],
  ])('counts %s: %d s', (_, expected, events) => {
    expect(seconds(...events)).toBeCloseTo(expected, 6)
  })

  it('never counts more than the elapsed time, or less than before', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constantFrom('play', 'time', 'stop'), step: fc.nat(50), position: fc.nat(500) }),
      fc.constant({ type: 'seek' as const, step: 1, position: 0 }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let at = 0
        let watched = unwatched
        for (const { type, step, position } of events) {
          at += step
          const next = watchedTimeReducer(watched, type === 'seek' ? { type } : { type, sample: sample(at, position) })
          expect(next.seconds).toBeGreaterThanOrEqual(watched.seconds)
          watched = next
        }
        expect(watched.seconds).toBeLessThanOrEqual(at)
      }),
    )
  })
})

describe('playhead', () => {
  it.each([
    [950, 1000, false],
    [951, 1000, true],
    [1000, 1000, true],
    [5, 0, false],
    [5, Number.NaN, false],
  ])('at %d of %d s finished: %s', (position, duration, expected) => {
    expect(isFinished(position, duration)).toBe(expected)
  })
  it.each([
    [59.9, 1000, null],
    [60, 1000, 60],
    [450.5, 1000, 450.5],
    [950, 1000, 950],
    [951, 1000, null],
    [60, 62, null],
    [100, Number.NaN, null],
    [Number.NaN, 1000, null],
  ])('at %d of %d s it resumes at %s', (position, duration, expected) => {
    expect(resumePosition(position, duration)).toBe(expected)
  })
})

describe('play tracking', () => {
  const now = Date.parse('2026-11-20T23:05:09.700Z')
  it('names the record by member, content and second', () => {
    expect(playTrackingId('u1', 'c-2', now)).toBe(`u1-c-2-${Date.parse('2026-11-20T23:05:09Z') / 1000}`)
  })
  it.each([
    ['UTC', '2026-11-20T23:05:09'],
    ['Asia/Bangkok', '2026-11-21T06:05:09'],
    ['America/New_York', '2026-11-20T18:05:09'],
  ])('writes its time in %s', (timeZone, expected) => {
    expect(performDate(now, timeZone)).toBe(expected)
  })
  it('writes midnight as 00', () => {
    expect(performDate(Date.parse('2026-01-01T00:00:00Z'), 'UTC')).toBe('2026-01-01T00:00:00')
  })
})
