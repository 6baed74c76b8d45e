// @vitest-environment happy-dom
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { reportHeight } from './report-height.ts'

const host = { postMessage: vi.fn() }
const content = document.createElement('div')
let height: number
let resized: () => void
let startAnew: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(fromPartial<Window & typeof globalThis>(host))
  vi.spyOn(content, 'getBoundingClientRect').mockImplementation(() => ({ height }) as DOMRect)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized = look
      }
      observe() {}
    },
  )
  setTenant(makeTenant({ embedOrigins: ['https://portal.example'] }))
  height = 0
  startAnew = reportHeight(content)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function become(value: number) {
  height = value
  resized()
}
const heights = () => host.postMessage.mock.calls.map(([message]) => message.height)
/** A page always slightly higher than its frame, until its reports are throttled. */
function runAway(steps = 100) {
  for (let step = 0; step < steps; step++) become((heights().at(-1) ?? 0) + 10)
}

it('reports each height once, rounded up to whole pixels', () => {
  become(700.2)
  become(700.8)
  become(650)
  expect(heights()).toEqual([701, 650])
})

it('throttles endless growth, but still reports shrinking', () => {
  runAway()
  expect(heights()).toHaveLength(40)
  become(120)
  expect(heights().at(-1)).toBe(120)
})

it('reports a throttled height after a pause, once it has stopped growing', () => {
  runAway()
  become(900)
  expect(heights().at(-1)).toBe(400)
  vi.advanceTimersByTime(2000)
  expect(heights().at(-1)).toBe(900)
  vi.advanceTimersByTime(4000)
  runAway()
  expect(heights()).toHaveLength(41 + 40)
})

it('doubles the pause for continued growth', () => {
  runAway()
  for (const [calm, told] of [
    [2000, 41],
    [4000, 42],
    [8000, 43],
  ] as const) {
    vi.advanceTimersByTime(calm - 1)
    expect(heights()).toHaveLength(told - 1)
    vi.advanceTimersByTime(1)
    expect(heights()).toHaveLength(told)
    runAway(1)
  }
})

it.each([
  ['a navigation', () => startAnew()],
  ['the wheel', () => window.dispatchEvent(new Event('wheel'))],
  ['a touch', () => window.dispatchEvent(new Event('pointerdown'))],
  ['a key', () => window.dispatchEvent(new Event('keydown'))],
])('reports a throttled height at once after %s', (_, happen) => {
  runAway()
  become(900)
  happen()
  expect(heights().at(-1)).toBe(900)
})
