import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ScheduledEvent, StudioEvent } from '@upbeat/contract/studio/entities/event'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../lib/api/query-client.ts'
import { SessionContext } from '../../../../lib/api/session.ts'
import { useLanguageStore } from '../../../../lib/i18n/language-store.ts'
import { ChangeDialog } from './change-dialog.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ language: 'en-gb', phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const timeZone = 'Asia/Kathmandu'
const times = { startsAt: '2027-03-30T12:15:00.000Z', endsAt: '2027-03-30T12:45:00.000Z' }
const occurrence = fromPartial<ScheduledEvent['occurrences'][number]>({
  date: '2027-03-30',
  own: {},
  clashes: [],
  ...times,
})
const event = fromPartial<ScheduledEvent>({
  id: 'ride',
  kind: 'broadcast',
  name: 'Evening ride',
  timeZone,
  repeats: false,
})
const fields = {
  kind: 'broadcast' as const,
  name: 'Evening ride',
  instructor: 'Ana',
  room: null,
  timeZone,
  localStart: null,
}

function open() {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') sent.push(JSON.parse(String(body)))
    if (url.endsWith('/live-events/ride')) return Response.json(fromPartial<StudioEvent>({ id: 'ride', fields }))
    return Response.json({ entryId: null, instructors: [], rooms: [] })
  })
  const close = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={fromPartial<StaffSession>({ club: { timeZone, permissions: {} } })}>
        <ChangeDialog onClose={close} slot={{ event, occurrence, day: '2027-03-30', minute: 1080, minutes: 30 }} />
      </SessionContext>
    </QueryClientProvider>,
  )
  return { sent, close }
}

it('WEEK-04 moves an event to the local time that was typed, and not to one that isn’t understood', async () => {
  const { sent, close } = open()
  const start = await screen.findByLabelText<HTMLInputElement>('Start')
  expect(start.value).toBe('30 Mar 2027, 18:00')
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  fireEvent.change(start, { target: { value: '31st of March' } })
  save()
  await waitFor(() => expect(document.activeElement).toBe(start))
  expect(sent).toEqual([])
  fireEvent.change(start, { target: { value: '31 March 2027 6:15 pm' } })
  save()
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent).toEqual([{ scope: 'all', change: { kind: 'changed', localStart: '2027-03-31T18:15:00', fields: {} } }])
})
