import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionContext } from '../../lib/api/session.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { ClassOfDay } from './class-of-day.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

const today = '2026-11-18'
const classNamed = (tag: string) => ({ tag, name: tag, imageLink: null, durationSecond: 600, isShown: true })

function open() {
  const sent: [string, unknown][] = []
  const planned: Record<string, string> = { '2026-11-20': 'Flow' }
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    const day = new URL(address, 'http://club.example').pathname.split('/').at(-1) ?? ''
    if (method === 'PUT') {
      sent.push([day, JSON.parse(String(body)).tag])
      return Response.json({ day, planned: null, shown: null })
    }
    const days = Array.from({ length: 30 }, (_, index) => {
      const date = `2026-11-${String(index + 1).padStart(2, '0')}`
      const tag = planned[date]
      return { day: date, planned: tag ? classNamed(tag) : null, shown: classNamed(tag ?? `Class ${index + 1}`) }
    })
    return Response.json({ today, days, otherwise: null })
  })
  const session = fromPartial<StaffSession>({ club: { permissions: { 'collections.edit': 'all' } } })
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={session}>
          <ClassOfDay />
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return sent
}

/** The browser's store of what is dragged, which the test environment lacks. */
function dragged() {
  const data = new Map<string, string>()
  return {
    get types() {
      return [...data.keys()]
    },
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
  }
}

it('SHELF-04 begins with this week, and each day shows its class', async () => {
  open()
  const days = await screen.findAllByRole('listitem')
  expect(days).toHaveLength(15)
  expect(within(days[0] as HTMLElement).getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  expect(days[2]?.textContent).toContain('Class 18Automatic')
  expect(days[4]?.textContent).toContain('FlowPlanned')
})

it('SHELF-04 a planned class is dragged to another day', async () => {
  const sent = open()
  const flow = await screen.findByRole('button', { name: /Flow/ })
  const dataTransfer = dragged()
  fireEvent.dragStart(flow, { dataTransfer })
  fireEvent.dragOver(screen.getByRole('button', { name: /Class 23/ }), { dataTransfer })
  fireEvent.drop(screen.getByRole('button', { name: /Class 23/ }), { dataTransfer })
  await waitFor(() =>
    expect(sent).toEqual([
      ['2026-11-23', 'Flow'],
      ['2026-11-20', null],
    ]),
  )
})

it('SHELF-04 a planned class is moved to another day without dragging', async () => {
  const sent = open()
  fireEvent.click(await screen.findByRole('button', { name: /Flow/ }))
  fireEvent.change(await screen.findByLabelText('To another day'), { target: { value: '2026-11-21' } })
  fireEvent.click(screen.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(sent[0]).toEqual(['2026-11-21', 'Flow']))
})
