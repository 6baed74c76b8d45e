import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import type { Permission, Reach } from '@upbeat/rules/staff/may'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionContext } from '../../lib/api/session.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { NeedsAttention } from './needs-attention.tsx'
import { UnfinishedVideos } from './unfinished-videos.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ language: 'en-gb', phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const everything: Partial<Record<Permission, Reach>> = {
  'classes.edit': 'all',
  'schedule.view': 'all',
  'schedule.goLive': 'all',
  'payments.view': 'all',
  'members.view': 'all',
}

function open(permissions: Partial<Record<Permission, Reach>>) {
  const occurrence = { date: 'd', startsAt: inMinutes(-10), endsAt: inMinutes(-5) }
  const running = { ...occurrence, date: 'e', endsAt: inMinutes(1) }
  const event = { id: 'spin', kind: 'broadcast', name: 'Morning Spin', state: 'published' }
  const failed = { tag: 'noise', name: 'Noise', video: { state: 'failed', progress: null, reason: 'notVideo' } }
  const drafts = [15, 14.5, 2].map((days) => ({ tag: `d${days}`, changedAt: daysAgo(days) }))
  const send = vi.fn(async (address: string) => {
    const url = new URL(address, 'http://club.example')
    if (url.pathname.endsWith('/live-events'))
      return Response.json([
        { ...event, occurrences: [occurrence, running] },
        { ...event, id: 'plan', state: 'draft', occurrences: [running] },
      ])
    if (url.pathname.endsWith('/failing-cards')) return Response.json({ cards: [{}, {}, {}] })
    if (url.pathname.endsWith('/summary')) return Response.json({ trialsEnding: 4 })
    if (url.searchParams.get('state') === 'draft') return Response.json({ classes: drafts, total: 3, counts: {} })
    return Response.json({ classes: [failed], total: 1, counts: {} })
  })
  vi.stubGlobal('fetch', send)
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={fromPartial<StaffSession>({ club: { permissions } })}>
          <UnfinishedVideos />
          <NeedsAttention />
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { send, container }
}

it('FIG-02 names failed videos, today’s live events, failing cards, ending trials and stale drafts, each with its button', async () => {
  open(everything)
  await screen.findByText('2 drafts have been untouched for two weeks')
  const panel = within(screen.getByRole('heading', { name: 'Needs attention' }).parentElement as HTMLElement)
  expect(await screen.findByRole('link', { name: 'Noise' })).toBeDefined()
  expect(await panel.findByText('Live today: Morning Spin')).toBeDefined()
  expect(await panel.findByText('3 cards were declined')).toBeDefined()
  expect(await panel.findByText('4 trials end this week')).toBeDefined()
  expect(
    panel
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Open Morning Spin', '/schedule/spin/broadcast'],
    ['See failing cards', '/payments/failing'],
    ['See trials', '/members?when=trialEndsThisWeek'],
    ['See drafts', '/classes?state=draft&sort=changedAt'],
  ])
})

it('asks only for what the person may see, and renders nothing without it', async () => {
  const { send, container } = open({ 'classes.edit': 'own' })
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(container.textContent).not.toContain('Needs attention')
})
