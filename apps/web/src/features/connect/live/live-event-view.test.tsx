import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { clock } from '../../../lib/clock.ts'
import { normaliseSubscriptions } from '../../../lib/normalise/subscription.ts'
import { useSnackbar } from '../../../lib/snackbar-store.ts'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { restoreSession } from '../../auth/auth-store.ts'
import { subscriptionsQuery } from '../../auth/queries.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { makeEvent, startingAt } from '../testing/make-event.ts'
import { detailsOfCard, type LiveDetails } from './live-details.ts'
import { LiveEventView } from './live-event-view.tsx'

const start = '2026-11-20T18:00:00Z'
const minute = 60
const hour = 60 * minute
const running = { status: 'active', planId: 'p' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  localStorage.clear()
  restoreSession()
  queryClient.clear()
  useSnackbar.setState({ text: '', visible: false })
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Shown = {
  details?: Partial<LiveDetails>
  event?: Parameters<typeof makeEvent>[0]
  /** Opened from a card, which had no stream. */
  fromCard?: boolean
  isGone?: boolean
  subscriptions?: Parameters<typeof normaliseSubscriptions>[0]
}

/** Shows the page of a class of 30 minutes, `seconds` after its start. */
function showAt(seconds: number, { details, event, fromCard, isGone = false, subscriptions = [running] }: Shown = {}) {
  clock.synchronise(Date.parse(start) + seconds * 1000)
  queryClient.setQueryData(subscriptionsQuery().queryKey, normaliseSubscriptions(subscriptions))
  const made = makeEvent({ ...startingAt(start), ...event })
  const asOnCard = makeEvent({ ...startingAt(start, 'streaming'), ...event })
  const card = fromCard ? { event: asOnCard, knownAt: clock.now() } : null
  const known = { ...detailsOfCard(made), ...details }
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/live/E1']}>
        <LiveEventView card={card} details={known} eventId="E1" isGone={isGone} onClose={() => {}} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function Address() {
  return <output>{useLocation().pathname}</output>
}

const state = () => document.querySelector('[data-live]')?.getAttribute('data-live')
const address = () => document.querySelector('output')?.textContent
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('the page of a live class', () => {
  it('LIVE-13 counts down in hh:mm:ss if less than a day is left', async () => {
    showAt(-2 * hour, { details: { link: '' } })
    expect(screen.getByRole('timer').textContent).toBe('02:00:00')
    await pass(5)
    expect(screen.getByRole('timer').textContent).toBe('01:59:55')
  })

  it('LIVE-13 LIVE-31 shows only date and time before that', () => {
    showAt(-30 * hour, { details: { link: '' } })
    expect(screen.queryByRole('timer')).toBeNull()
    expect(state()).toBe('unavailable')
    expect(document.querySelector('time')?.textContent).toMatch(/^Starts \d\d\.11\.2026 at \d\d:\d\d$/)
    expect(screen.queryByText('Not available right now')).toBeNull()
  })

  it('LIVE-14 waits for the stream when the countdown reaches zero', async () => {
    showAt(-3, { details: { link: '' } })
    expect(screen.getByRole('timer').textContent).toBe('00:00:03')
    await pass(3)
    expect(state()).toBe('awaiting')
    expect(screen.getByText('Starting late, hang on')).toBeTruthy()
  })

  it('LIVE-11 is unavailable if it was opened from a card without a stream', () => {
    showAt(minute, { fromCard: true })
    expect(state()).toBe('unavailable')
    expect(screen.getByText('Not available right now')).toBeTruthy()
  })

  it.each(['in_progress', 'error'])(
    'LIVE-28 ERR-31 says that its video is being encoded, with status %s',
    (transcode) => {
      showAt(minute, { details: { link: 'https://a.example/x.m3u8', transcode } })
      expect(screen.getByRole('alert').textContent).toContain('Video encoding in progress')
    },
  )

  it('LIVE-23 says once that it is over, and links to the schedule', async () => {
    showAt(30 * minute - 1, { details: { link: '' } })
    expect(state()).toBe('awaiting')
    expect(useSnackbar.getState().visible).toBe(false)
    await pass(2)
    expect(state()).toBe('ended')
    expect(useSnackbar.getState()).toMatchObject({ text: 'live event ended', type: 'error', visible: true })
    expect(screen.getByText('This live class is over.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Watch the recording' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See the live schedule' }).getAttribute('href')).toBe('/connect/schedule')
  })

  it('LIVE-24 redirects to the schedule if it has none', () => {
    showAt(0, { event: { next_Occurrence_Time: null, live: null, schedule: null }, details: { link: '' } })
    expect(address()).toBe('/connect/schedule')
  })

  it('redirects to the schedule with a message if it was removed', () => {
    showAt(-hour, { isGone: true })
    expect(address()).toBe('/connect/schedule')
    expect(useSnackbar.getState().text).toBe('This live class is not available')
  })
})

describe('without access to a live class', () => {
  it.each([
    ['no subscription', { subscriptions: [], details: { link: '' } }],
    ['a refusal', { details: { link: '', mayWatch: false } }],
  ])('LIVE-27 redirects to the plans if the club has no upgrade dialog: %s', (_why, shown) => {
    showAt(minute, shown)
    expect(address()).toBe('/subscribe')
  })

  it('LIVE-26 offers an upgrade with the club’s own link', () => {
    setTenant(makeTenant({ mmsSignupLink: 'https://harbour.example/join' }))
    showAt(minute, { subscriptions: [], details: { link: '' } })
    const dialog = screen.getByRole('dialog', { name: 'Upgrade your membership' })
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('https://harbour.example/join')
    expect(address()).toBe('/live/E1')
  })

  it('LIVE-26 offers no link if the club has none', () => {
    setTenant(makeTenant({ showUpgradeDialog: true }))
    showAt(minute, { subscriptions: [], details: { link: '' } })
    expect(screen.getByRole('dialog', { name: 'Upgrade your membership' }).querySelector('a')).toBeNull()
  })
})
