// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest'
import { createDataLayerAnalytics, loadAnalyticsScript } from './analytics.ts'

function setUp() {
  const queue: Record<string, unknown>[] = []
  return { queue, analytics: createDataLayerAnalytics(() => queue) }
}

describe('analytics', () => {
  it('puts events with the dimensions into the queue', () => {
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

  it('lets nothing out and keeps nothing for later while it is held', () => {
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

  it('ANAL-02 sets every dimension back to unknown', () => {
    const { queue, analytics } = setUp()
    analytics.setDimensions({ userId: 'u1', tenant: 'pulse', subscription: 'active' })
    analytics.reset()
    expect(queue.at(-1)).toEqual({ userId: 'unknown', tenant: 'unknown', subscription: 'unknown' })
  })

  it('ANAL-06 loads the club’s script from where it says, and nothing where it says nothing', () => {
    const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
    for (const none of [null, undefined, '']) loadAnalyticsScript(none)
    expect(scripts()).toEqual([])
    for (let times = 0; times < 2; times++) loadAnalyticsScript('https://tags.example/pulse.js')
    expect(scripts()).toEqual(['https://tags.example/pulse.js'])
  })

  it('ANAL-03 sends an e-mail address only if it is one', () => {
    const { queue, analytics } = setUp()
    analytics.track('signIn', { email: 'a@b.c' })
    analytics.track('signIn', { email: 'a b' })
    expect(queue.map(({ email }) => email)).toEqual(['a@b.c', undefined])
  })

  it('leaves out a text that somebody has written an e-mail address into', () => {
    const { queue, analytics } = setUp()
    analytics.track('search', { query: 'invite ada@pulse.example', results: 0 })
    analytics.track('search', { query: 'yoga @ home', results: 3 })
    expect(queue.map(({ query, results }) => [query, results])).toEqual([
      [undefined, 0],
      ['yoga @ home', 3],
    ])
  })
})
