import { classExamples } from '@upbeat/contract/examples/class-examples'
import { activityType } from '@upbeat/rules/activity/activity-type'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { describe, expect, it, vi } from 'vitest'
import { analytics } from '../../../../lib/analytics.ts'
import { makeTenant } from '../../../../lib/testing/tenant-factory.ts'
import { keptReports } from '../../../activity/kept-reports.ts'
import { setTenant } from '../../../tenant/tenant-store.ts'
import { createWatchSession } from './watch-session.ts'

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
    // Without a network, reports stay in the queue, where the test can read them.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const told = () => keptReports().map(({ body }) => 'playedDurationSecond' in body && body.playedDurationSecond)
    setTenant(makeTenant())
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
    vi.restoreAllMocks()
  })
})

function play() {
  let now = 0
  const session = createWatchSession(watching, () => now)
  const media = createMedia()
  session.attach(media, new AbortController().signal)
  const fire = (type: string) => media.dispatchEvent(new Event(type))
  /** Advances the clock, and the media by as much or by `moved`. */
  const tick = (seconds: number, moved = seconds) => {
    now += seconds * 1000
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
