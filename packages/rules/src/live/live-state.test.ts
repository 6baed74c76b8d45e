import { describe, expect, it } from 'vitest'
import { awaitPollDelay } from './await-poll-delay.ts'
import { isOver } from './is-over.ts'
import { isPlayableLink } from './is-playable-link.ts'
import { type LiveInput, type LiveState, liveState } from './live-state.ts'

const start = Date.parse('2026-11-20T18:00:00Z')
const minute = 60_000
const hour = 60 * minute
const link = 'https://live.example/1.m3u8'

/** A Wexer event of 30 minutes starting at 18:00, seen at `now`. */
function input(now: number, fields: Partial<LiveInput> = {}): LiveInput {
  return {
    source: 'wexer',
    type: 1,
    card: null,
    link: '',
    startsAt: start,
    durationSeconds: 1800,
    transcode: 'complete',
    hasPlayerEnded: false,
    ownOrigin: 'http://localhost:4000',
    now,
    ...fields,
  }
}

describe('liveState', () => {
  it.each<[title: string, LiveInput, LiveState]>([
    [
      'starts from the card: unavailable without a stream link',
      input(start + minute, { link: undefined, card: { status: 'streaming', link: null } }),
      { state: 'unavailable', startsAt: start },
    ],
    [
      'starts from the card: streaming with one',
      input(start + minute, { link: undefined, card: { status: 'streaming', link } }),
      { state: 'streaming', link, startedAt: start },
    ],
    [
      'starts from the card: awaiting',
      input(start + minute, { link: undefined, card: { status: 'awaiting', link: '' } }),
      { state: 'awaiting', since: start + minute, hasTimedOut: false },
    ],
    [
      'the server knows better than the card',
      input(start + minute, { link: '', card: { status: 'streaming', link } }),
      { state: 'awaiting', since: start + minute, hasTimedOut: false },
    ],
    [
      'LIVE-12 an https link makes it streaming',
      input(start + minute, { source: 'vimeo', link }),
      { state: 'streaming', link, startedAt: start },
    ],
    [
      'LIVE-12 also before its start',
      input(start - minute, { source: 'vimeo', link }),
      { state: 'streaming', link, startedAt: start },
    ],
    [
      'LIVE-12 a link that is not https does not',
      input(start + minute, { source: 'vimeo', link: 'rtmp://live.example/1' }),
      { state: 'awaiting', since: start + minute, hasTimedOut: false },
    ],
    [
      'one of our own does',
      input(start + minute, { source: 'vimeo', link: 'http://localhost:4000/media/1.m3u8' }),
      { state: 'streaming', link: 'http://localhost:4000/media/1.m3u8', startedAt: start },
    ],
    [
      'counts down when under 24 h away',
      input(start - 24 * hour + 1),
      { state: 'countdown', startsAt: start, remainingSeconds: 86_400 },
    ],
    ['not at 24 h or more', input(start - 24 * hour), { state: 'unavailable', startsAt: start }],
    [
      'counts down before the server was asked',
      input(start - 2 * hour, { link: undefined }),
      { state: 'countdown', startsAt: start, remainingSeconds: 7200 },
    ],
    ['awaits at zero', input(start), { state: 'awaiting', since: start, hasTimedOut: false }],
    [
      'awaits at zero with the other source too',
      input(start, { source: 'vimeo' }),
      { state: 'awaiting', since: start, hasTimedOut: false },
    ],
    [
      'LIVE-17 wexer streams between active time and its end',
      input(start + 5 * minute, { link }),
      { state: 'streaming', link, startedAt: start },
    ],
    [
      'LIVE-17 wexer streams to its last moment',
      input(start + 30 * minute, { link }),
      { state: 'streaming', link, startedAt: start },
    ],
    [
      'LIVE-17 wexer does not stream before, link or not',
      input(start - 2 * 24 * hour, { link }),
      { state: 'unavailable', startsAt: start },
    ],
    ['LIVE-17 wexer is over after it', input(start + 30 * minute + 1, { link }), { state: 'ended' }],
    [
      'LIVE-18 wexer awaits without a link',
      input(start + minute),
      { state: 'awaiting', since: start + minute, hasTimedOut: false },
    ],
    ['no schedule', input(start, { startsAt: null, link: null }), { state: 'noSchedule' }],
    ['no schedule for wexer even with a link', input(start, { startsAt: null, link }), { state: 'noSchedule' }],
    ['transcoding', input(start + minute, { link, transcode: 'in_progress' }), { state: 'transcoding' }],
    ['a transcoding that failed', input(start + minute, { link, transcode: 'error' }), { state: 'transcoding' }],
    [
      'no status counts as complete',
      input(start, { link, transcode: undefined }),
      { state: 'streaming', link, startedAt: start },
    ],
    ['the player came to the end', input(start + minute, { link, hasPlayerEnded: true }), { state: 'ended' }],
    [
      'a recording plays',
      input(start, { type: 3, startsAt: null, link }),
      { state: 'streaming', link, startedAt: null },
    ],
    ['a recording without link', input(start, { type: 3, startsAt: null }), { state: 'unavailable', startsAt: null }],
    [
      'a recording that is not ready',
      input(start, { type: 3, link, transcode: 'in_progress' }),
      { state: 'transcoding' },
    ],
    ['a recording that was watched', input(start, { type: 3, link, hasPlayerEnded: true }), { state: 'ended' }],
    [
      'type 2 streams as type 1',
      input(start + minute, { type: 2, link }),
      { state: 'streaming', link, startedAt: start },
    ],
  ])('%s', (_, given, expected) => {
    expect(liveState(null, given)).toEqual(expected)
  })

  it('counts the wait from its beginning, times out after ten minutes, and restarts on Retry', () => {
    const began = liveState(null, input(start + minute))
    const before = liveState(began, input(start + 11 * minute - 1))
    expect(before).toEqual({ state: 'awaiting', since: start + minute, hasTimedOut: false })
    const after = liveState(before, input(start + 11 * minute))
    expect(after).toEqual({ state: 'awaiting', since: start + minute, hasTimedOut: true })
    expect(liveState(null, input(start + 11 * minute))).toMatchObject({
      since: start + 11 * minute,
      hasTimedOut: false,
    })
  })

  it('streams when the link arrives late', () => {
    const began = liveState(null, input(start + minute))
    expect(liveState(began, input(start + 2 * minute, { link })).state).toBe('streaming')
  })

  it('extends a simulated live by its latency for current viewers only', () => {
    const end = start + 30 * minute
    const on: LiveState = { state: 'streaming', link, startedAt: start }
    expect(liveState(on, input(end + 17_000, { link }))).toEqual(on)
    expect(liveState(on, input(end + 18_001, { link }))).toEqual({ state: 'ended' })
    expect(liveState(on, input(end + 1, { link, type: 2 }))).toEqual({ state: 'ended' })
    expect(liveState(null, input(end + 1, { link }))).toEqual({ state: 'ended' })
    expect(liveState({ state: 'awaiting', since: start, hasTimedOut: false }, input(end + 1))).toEqual({
      state: 'ended',
    })
  })

  it('stays ended', () => {
    expect(liveState({ state: 'ended' }, input(start + minute, { link }))).toEqual({ state: 'ended' })
  })
})

describe('isPlayableLink', () => {
  it.each([
    ['https://a.example/x.m3u8', true],
    ['HTTPS://a.example', true],
    ['/media/live/1.m3u8', true],
    ['http://localhost:4000/media/1.m3u8', true],
    ['http://localhost:40001/media/1.m3u8', false],
    ['http://a.example/x', false],
    ['https://', false],
    ['//a.example/x', false],
    ['/\\a.example', false],
    ['javascript:alert(1)//https://', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%j: %s', (given, expected) => {
    expect(isPlayableLink(given, 'http://localhost:4000')).toBe(expected)
  })
})

describe('isOver', () => {
  it.each([
    [start, 1800, start + 1_800_000, false],
    [start, 1800, start + 1_800_001, true],
    [null, 1800, start, false],
    [start, null, start + 99 * hour, false],
  ])('from %s for %s s at %i: %s', (startsAt, duration, now, expected) => {
    expect(isOver(startsAt, duration, now)).toBe(expected)
  })
})

describe('awaitPollDelay', () => {
  it.each([
    [0, 5000],
    [1, 5250],
    [-1, 4750],
    [9, 5250],
  ])('with jitter %d waits %i ms', (jitter, expected) => {
    expect(awaitPollDelay(jitter)).toBe(expected)
  })
})
