// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDataLayerAnalytics } from './analytics.ts'

function setUp() {
  const queue: Record<string, unknown>[] = []
  return { queue, analytics: createDataLayerAnalytics(() => queue) }
}

afterEach(() => vi.useRealTimers())

describe('analytics', () => {
  it('pushes events with the dimensions to the queue', () => {
    const { queue, analytics } = setUp()
    analytics.setDimensions({ userId: 'u1', tenant: 'pulse' })
    analytics.track('play', { band: '21-30' })
    expect(queue.at(-1)).toEqual({
      event: 'play',
      userId: 'u1',
      tenant: 'pulse',
      subscription: 'unknown',
      band: '21-30',
    })
  })

  it('sends and buffers nothing while on hold', () => {
    const { queue, analytics } = setUp()
    analytics.hold()
    analytics.setDimensions({ userId: 'u1' })
    analytics.track('play')
    expect(queue).toEqual([])
    analytics.goOn()
    analytics.track('log')
    expect(queue).toEqual([
      { userId: 'u1', tenant: 'unknown', subscription: 'unknown' },
      { event: 'log', userId: 'u1', tenant: 'unknown', subscription: 'unknown' },
    ])
  })

  it('ANAL-01 buffers a member’s first page views until the membership is known, and sends them in order', () => {
    const { queue, analytics } = setUp()
    analytics.awaitSubscription(3000)
    analytics.track('pageView', { path: '/home' })
    analytics.track('pageView', { path: '/classes' })
    analytics.setDimensions({ userId: 'u1' })
    expect(queue.filter(({ event }) => event)).toEqual([])
    analytics.setDimensions({ subscription: 'active' })
    analytics.track('play')
    expect(queue.filter(({ event }) => event)).toMatchObject([
      { event: 'pageView', path: '/home', subscription: 'active' },
      { event: 'pageView', path: '/classes', subscription: 'active' },
      { event: 'play', subscription: 'active' },
    ])
  })

  it('stops waiting at its limit, and sends with the known dimensions on sign-out', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { queue, analytics } = setUp()
    analytics.awaitSubscription(3000)
    analytics.track('pageView')
    vi.advanceTimersByTime(2999)
    expect(queue).toEqual([])
    vi.advanceTimersByTime(1)
    expect(queue).toMatchObject([{ event: 'pageView', subscription: 'unknown' }])
    analytics.setDimensions({ userId: 'u1' })
    analytics.awaitSubscription(3000)
    analytics.track('play')
    analytics.reset()
    expect(queue.filter(({ event }) => event).at(-1)).toMatchObject({ event: 'play', userId: 'u1' })
  })

  it('sends buffered events when the page is left', () => {
    const { queue, analytics } = setUp()
    analytics.awaitSubscription(10_000)
    analytics.track('pageView')
    expect(queue).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect(queue).toMatchObject([{ event: 'pageView', subscription: 'unknown' }])
  })

  it('drops buffered events if consent is withdrawn before they are sent', () => {
    const { queue, analytics } = setUp()
    analytics.awaitSubscription(3000)
    analytics.track('pageView')
    analytics.hold()
    analytics.track('search')
    analytics.goOn()
    analytics.stopWaiting()
    expect(queue.filter(({ event }) => event)).toEqual([])
  })

  it('ANAL-02 resets every dimension to unknown', () => {
    const { queue, analytics } = setUp()
    analytics.setDimensions({ userId: 'u1', tenant: 'pulse', subscription: 'active' })
    analytics.reset()
    expect(queue.at(-1)).toEqual({ userId: 'unknown', tenant: 'unknown', subscription: 'unknown' })
  })

  it('ANAL-03 sends an email address only if it is one', () => {
    const { queue, analytics } = setUp()
    analytics.track('signIn', { email: 'a@b.c' })
    analytics.track('signIn', { email: 'a b' })
    expect(queue.map(({ email }) => email)).toEqual(['a@b.c', undefined])
  })

  it('omits a text that contains an email address', () => {
    const { queue, analytics } = setUp()
    analytics.track('search', { query: 'invite ada@pulse.example', results: 0 })
    analytics.track('search', { query: 'yoga @ home', results: 3 })
    expect(queue.map(({ query, results }) => [query, results])).toEqual([
      [undefined, 0],
      ['yoga @ home', 3],
    ])
  })
})
