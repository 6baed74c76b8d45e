import { classExamples } from '@upbeat/contract/examples/class-examples'
import { activityType } from '@upbeat/rules/activity/activity-type'
import { describe, expect, it, vi } from 'vitest'
import { analytics } from '../../../lib/analytics.ts'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { keptReports } from '../../activity/kept-reports.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { createWatchSession } from './watch-session.ts'

describe('a watch session', () => {
  it('counts what plays: no pause, no jump, and on over a new media element', () => {
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

  it('counts the seconds of the member, not those of the media, at another speed', () => {
    const { session, tick, media, fire } = play()
    fire('playing')
    tick(10)
    media.playbackRate = 2
    fire('ratechange')
    tick(10, 20)
    expect(session.elapsed()).toBeCloseTo(20)
  })

  it('knows how long a class lasts that does not say so, also where its media was there first', () => {
    const virtualClass = { ...watching.virtualClass, durationSecond: null }
    const session = createWatchSession({ ...watching, virtualClass })
    expect(session.length()).toBeNull()
    session.attach(createMedia(), new AbortController().signal)
    expect(session.length()).toBe(1500)
  })

  it('PLAY-16 counts no more once it has ended, and has stopped what plays', () => {
    const { session, tick, media, fire } = play()
    fire('playing')
    // Too little to be told to the server.
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

describe('what is told of a watching', () => {
  it('is the time so far each time the page may not come back, and one play for the statistics', () => {
    const events: string[] = []
    vi.spyOn(analytics, 'track').mockImplementation((name) => void events.push(name))
    // Without a network the reports stay where they can be looked at.
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
  /** Time passes, and the media moves on by as much or by `moved`. */
  const tick = (seconds: number, moved = seconds) => {
    now += seconds * 1000
    media.currentTime += moved
    fire('timeupdate')
  }
  return { session, media, fire, tick }
}

/** As much of a media element as is looked at. */
function createMedia(): HTMLMediaElement {
  return Object.assign(new EventTarget(), {
    currentTime: 0,
    playbackRate: 1,
    paused: true,
    readyState: 0,
    duration: 1500,
    pause: vi.fn(),
  }) as unknown as HTMLMediaElement
}

const watching = {
  id: 'ada-morning-flow-1',
  userId: 'ada',
  kind: activityType.virtualClass,
  virtualClass: classExamples.virtualClass,
  eventId: null,
}
