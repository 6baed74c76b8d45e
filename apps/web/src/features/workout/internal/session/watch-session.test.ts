// @vitest-environment happy-dom
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { activityType } from '@upbeat/rules/activity/activity-type'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { analytics } from '../../../../lib/analytics.ts'
import { clock } from '../../../../lib/clock.ts'
import { makeTenant } from '../../../../lib/testing/tenant-factory.ts'
import { keptReports } from '../../../activity/kept-reports.ts'
import { setTenant } from '../../../tenant/tenant-store.ts'
import { createWatchSession } from './watch-session.ts'

beforeEach(() => {
  localStorage.clear()
  // Without a network, reports stay in the queue, where the test can read them.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  setTenant(makeTenant())
})
afterEach(() => void vi.restoreAllMocks())

describe('a watch session', () => {
  it('counts playback without pauses and seeks, across media elements', () => {
    const { session, tick, media, fire } = play()
    fire('playing')
    tick(10)
    fire('pause')
    tick(30, 0)
    fire('playing')
    tick(5)
    media.currentTime = 900
    fire('seeking')
    fire('timeupdate')
    tick(5)
    expect(session.elapsed()).toBeCloseTo(20)

    const abort = new AbortController()
    const next = createMedia()
    session.attach(next, abort.signal)
    next.dispatchEvent(new Event('playing'))
    tick(0)
    expect(session.elapsed()).toBeCloseTo(20)
  })

  it('counts real seconds, not media seconds, at another rate', () => {
    const { session, tick, media, fire } = play()
    fire('playing')
    tick(10)
    media.playbackRate = 2
    fire('ratechange')
    tick(10, 20)
    expect(session.elapsed()).toBeCloseTo(20)
  })

  it('learns the duration of a class without one from its media, also if that was loaded first', () => {
    const virtualClass = { ...watching.virtualClass, durationSecond: null }
    const session = createWatchSession({ ...watching, virtualClass })
    expect(session.length()).toBeNull()
    session.attach(createMedia(), new AbortController().signal)
    expect(session.length()).toBe(1500)
  })

  it('PLAY-16 stops counting and playback once ended', () => {
    const { session, tick, media, fire } = play()
    fire('playing')
    // Below the reporting minimum.
    tick(0.4)
    session.end()
    expect(media.pause).toHaveBeenCalledOnce()
    tick(10)
    fire('pause')
    fire('playing')
    tick(10)
    expect(session.elapsed()).toBeCloseTo(0.4)
  })
})

describe('the report of a watch session', () => {
  it('has the time so far whenever the page may close, and counts one play for statistics', () => {
    const events: string[] = []
    vi.spyOn(analytics, 'track').mockImplementation((name) => void events.push(name))
    const told = () =>
      keptReports().flatMap(({ body }) => ('playedDurationSecond' in body ? body.playedDurationSecond : []))
    const { session, tick, fire } = play()
    fire('playing')
    tick(10)
    session.report()
    expect([told(), events]).toEqual([[10], []])
    tick(20)
    session.leave()
    tick(5)
    session.end()
    expect([told(), events]).toEqual([[35], ['play']])
  })
})

describe('what was played', () => {
  const ranges = () =>
    keptReports()
      .flatMap((report) => (report.call === 'reportWatching' ? report.body.ranges : []))
      .map(({ fromSecond, toSecond, playedSeconds }) => [fromSecond, toSecond, playedSeconds])

  it('FIG-01 is reported while it plays, in ranges that pauses, seeks and speeds end', () => {
    const { session, tick, media, fire } = play()
    fire('playing')
    for (let second = 0; second < 24; second += 1) tick(1)
    expect(ranges()).toEqual([])
    tick(1)
    expect(ranges()).toEqual([[0, 25, 25]])
    tick(4)
    media.currentTime = 900
    fire('seeking')
    fire('timeupdate')
    tick(5)
    fire('ratechange')
    media.playbackRate = 2
    fire('ratechange')
    tick(3, 6)
    fire('pause')
    expect(ranges().slice(1)).toEqual([
      [25, 29, 4],
      [900, 905, 5],
      [905, 911, 3],
    ])
    tick(60, 0)
    session.end()
    expect(ranges()).toHaveLength(4)
  })

  it('FIG-01 doesn’t overlap when replies correct the clock, and follows it after sleep', () => {
    const { session, tick, fire } = play()
    const ats = () =>
      keptReports()
        .flatMap((report) => (report.call === 'reportWatching' ? report.body.ranges : []))
        .map(({ at }) => at)
    fire('playing')
    tick(5)
    clock.synchronise(clock.now() - 800)
    tick(0)
    session.report()
    tick(5)
    session.report()
    const [first, second] = ats().map((at) => Date.parse(at))
    expect((second ?? 0) - (first ?? 0)).toBe(5000)
    fire('pause')
    tick(0, 0, 3600)
    fire('playing')
    tick(5)
    session.report()
    expect(Date.parse(ats()[2] ?? '') - (first ?? 0)).toBe(3_610_000)
  })

  it('FIG-01 is reported when the page may close', () => {
    const { session, tick, fire } = play()
    fire('playing')
    tick(3)
    session.report()
    tick(2)
    session.leave()
    expect(ranges()).toEqual([
      [0, 3, 3],
      [3, 5, 2],
    ])
  })
})

function play() {
  let now = 0
  let slept = 0
  const began = clock.now()
  const session = createWatchSession(watching, () => now)
  const media = createMedia()
  session.attach(media, new AbortController().signal)
  const fire = (type: string) => media.dispatchEvent(new Event(type))
  /** Advances the clock, and the media by as much or by `moved`; `asleep` seconds only the server's. */
  const tick = (seconds: number, moved = seconds, asleep = 0) => {
    now += seconds * 1000
    slept += asleep * 1000
    if (seconds > 0 || asleep > 0) clock.synchronise(began + now + slept)
    media.currentTime += moved
    fire('timeupdate')
  }
  return { session, media, fire, tick }
}

/** The parts of a media element that are used. */
function createMedia(): HTMLMediaElement {
  const media = Object.assign(new EventTarget(), {
    currentTime: 0,
    playbackRate: 1,
    paused: true,
    readyState: 0,
    duration: 1500,
    pause: vi.fn(),
  })
  return fromPartial<HTMLMediaElement>(media)
}

const watching = {
  id: 'ada-morning-flow-1',
  userId: 'ada',
  kind: activityType.virtualClass,
  virtualClass: classExamples.virtualClass,
  eventId: null,
}
