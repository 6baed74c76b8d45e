import { act, cleanup, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clock } from '../../lib/clock.ts'
import { useSnackbar } from '../../lib/snackbar-store.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { LiveCard } from './live-card.tsx'
import { RecordingCard } from './recording-card.tsx'
import { makeEvent, startingAt } from './testing/make-event.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  clock.synchronise(now)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function show(values: Parameters<typeof makeEvent>[0], secondsUntil: number) {
  const start = new Date(now + secondsUntil * 1000)
  const status = secondsUntil > 0 ? 'unavailable' : 'streaming'
  const event = makeEvent({ ...startingAt(start.toISOString(), status), ...values })
  render(
    <MemoryRouter>
      <LiveCard knownAt={now} occurrence={{ event, startsAt: start.getTime() }} />
    </MemoryRouter>,
  )
  return screen.getByRole('article')
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('a live card', () => {
  it('LIVE-21 truncates its title to 20 characters, but not for screen readers', () => {
    show({ title: 'Sunrise Intervals with Ingrid' }, 3600)
    expect(screen.getByText('Sunrise Intervals wi…')).toBeTruthy()
    expect(screen.getByText('Sunrise Intervals with Ingrid')).toBeTruthy()
  })

  it("LIVE-31 shows no other day's name if it runs past midnight", () => {
    const yesterday = show({}, -86_400).querySelector('time')
    expect(yesterday?.textContent).toMatch(/^\d\d:\d\d$/)
  })

  it('counts down by the server’s clock if less than a day is left', async () => {
    const card = show({}, 7200)
    expect(card.textContent).toContain('Starts in 02:00:00')
    await pass(61)
    expect(card.textContent).toContain('Starts in 01:58:59')
  })

  it('renders only its countdown again each second', async () => {
    let renders = 0
    const start = now + 7200 * 1000
    const event = makeEvent(startingAt(new Date(start).toISOString()))
    // The card reads the title whenever it renders.
    const counted = Object.defineProperty({ ...event }, 'title', {
      get: () => {
        renders++
        return event.title
      },
    })
    render(
      <MemoryRouter>
        <LiveCard knownAt={now} occurrence={{ event: counted, startsAt: start }} />
      </MemoryRouter>,
    )
    const before = renders
    await pass(30)
    expect(screen.getByText('Starts in 01:59:30')).toBeTruthy()
    expect(renders).toBe(before)
  })

  it('shows only its date before that', () => {
    const card = show({}, 30 * 3600)
    expect(card.textContent).toContain('Saturday 21 November')
    expect(card.textContent).not.toContain('Starts in')
  })

  it('shows that it is awaited once it has started', async () => {
    const card = show({}, 3)
    await pass(3)
    expect(card.textContent).toContain('Starting late, hang on')
  })

  it('counts up while it streams', async () => {
    const card = show({}, -65)
    expect(card.textContent).toContain('Live for 00:01:05')
    await pass(2)
    expect(card.textContent).toContain('Live for 00:01:07')
  })

  it('shows how much of its length has passed, until that has passed or if it is unknown', () => {
    const bar = (card: HTMLElement) => card.querySelector<HTMLElement>('[style*="--progress"]')?.style.cssText
    const half = show({ duration: 1800 }, -930)
    expect(half.textContent).toContain('15 of 30 min')
    expect(bar(half)).toMatch(/--progress: 0\.516/)
    for (const duration of [900, 0]) {
      cleanup()
      const other = show({ duration }, -930)
      expect(other.textContent).not.toContain(' of ')
      expect(bar(other)).toBeUndefined()
    }
  })

  it('links to its live page', () => {
    show({}, 60)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/connect/live/E1')
  })

  it('LIVE-20 has the live label unless it is a recording', () => {
    show({ type: 2 }, -5)
    expect(screen.getAllByText('Live')).toHaveLength(1)
    render(
      <MemoryRouter>
        <RecordingCard event={makeEvent({ id: 'R', title: 'A very long name of a class', type: 3 })} />
      </MemoryRouter>,
    )
    expect(screen.getAllByText('Live')).toHaveLength(1)
    expect(screen.getByText('A very long name of a class')).toBeTruthy()
  })
})

describe('adding to the calendar', () => {
  const press = async () => {
    screen.getByRole('button', { name: 'Add Morning Ride to calendar' }).click()
    await pass(0)
  }
  const offer = (share: (data: ShareData) => Promise<void>) => {
    const offered = { canShare: () => true, share }
    const get = (real: Navigator, key: string) => Reflect.get(key in offered ? offered : real, key)
    vi.stubGlobal('navigator', new Proxy(navigator, { get }))
  }

  it('passes a calendar file to the share sheet', async () => {
    const shared: ShareData[] = []
    offer(async (data) => void shared.push(data))
    show({}, 3600)
    await press()
    const file = shared[0]?.files?.[0]
    expect(file?.name).toBe('Morning-Ride.ics')
    const text = await file?.text()
    expect(text).toContain('DTSTART:20261120T130000Z')
    expect(text).toContain('DTEND:20261120T133000Z')
    expect(text).toContain('SUMMARY:Morning Ride')
  })

  it.each([
    ['NotAllowedError', 'Calendar permission denied'],
    ['AbortError', ''],
  ])('ERR-37 a %s says "%s"', async (name, text) => {
    useSnackbar.setState({ text: '' })
    offer(async () => {
      throw new DOMException('no', name)
    })
    show({}, 3600)
    await press()
    expect(useSnackbar.getState().text).toBe(text)
  })

  it('is not offered once it runs', () => {
    show({}, -5)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
