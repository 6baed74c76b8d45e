// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { analytics } from './analytics.ts'
import { openAnalyticsFrame } from './analytics-frame.ts'

it('ANAL-06 loads the club’s script in one sandboxed frame, and passes it what is queued before and after it loads', () => {
  analytics.track('play')
  for (let times = 0; times < 2; times++) openAnalyticsFrame('c1')
  const frames = [...document.querySelectorAll('iframe')]
  expect(frames.map((frame) => [frame.getAttribute('src'), frame.getAttribute('sandbox')])).toEqual([
    ['/statistics-frame/c1', 'allow-scripts'],
  ])
  expect(document.querySelector('script')).toBeNull()

  const posted = vi.fn()
  vi.spyOn(frames[0] as HTMLIFrameElement, 'contentWindow', 'get').mockReturnValue({ postMessage: posted } as never)
  frames[0]?.dispatchEvent(new Event('load'))
  expect(posted.mock.lastCall?.[0]).toContainEqual(expect.objectContaining({ event: 'play' }))
  analytics.track('log')
  expect(posted.mock.lastCall?.[0]).toEqual([expect.objectContaining({ event: 'log' })])
  expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'log' })
})
