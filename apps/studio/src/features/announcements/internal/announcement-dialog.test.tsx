import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Announcement } from '@upbeat/contract/studio/entities/announcement'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { SessionContext } from '../../../lib/api/session.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'

const soon = { timeout: 20_000 }
const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

function open({ announcement = null, onSave }: { announcement?: Announcement | null; onSave?: () => Response } = {}) {
  const sent: [string, unknown][] = []
  const close = vi.fn()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const fields = body ? JSON.parse(String(body)) : undefined
    if (method !== 'GET') sent.push([`${method} ${url.replace('/studio/api/v1', '')}`, fields])
    if (onSave && method !== 'GET') return onSave()
    return Response.json({ id: 'one', fields, state: 'draft', hasChanges: true })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={fromPartial<StaffSession>({ club: { timeZone: null } })}>
        <AnnouncementDialog announcement={announcement} languages={['en-gb', 'de', 'ar']} onClose={close} />
      </SessionContext>
    </QueryClientProvider>,
  )
  return { sent, close }
}
const textIn = (name: string) => screen.getByLabelText<HTMLInputElement>(`Text (${name})`)
const chooseLanguage = (value: string) => fireEvent.change(screen.getByLabelText('Language'), { target: { value } })
const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }))

it('WORD-04 is edited in one language at a time, and the list marks missing ones', async () => {
  const { sent, close } = open()
  fireEvent.change(textIn('English (UK)'), { target: { value: 'Closed on Friday' } })
  chooseLanguage('ar')
  expect(textIn('العربية').dir).toBe('rtl')
  fireEvent.change(textIn('العربية'), { target: { value: 'مغلق يوم الجمعة' } })
  const options = screen.getByLabelText<HTMLSelectElement>('Language').options
  expect([...options].map(({ text }) => text)).toEqual(['English (UK)', 'Deutsch · not written yet', 'العربية'])
  publish()
  await waitFor(() => expect(close).toHaveBeenCalled(), soon)
  expect(sent[0]?.[1]).toMatchObject({ texts: { 'en-gb': 'Closed on Friday', ar: 'مغلق يوم الجمعة' } })
})

it('WORD-04 shows and focuses the field that blocks publishing, in the main language if its text is missing', () => {
  const { sent } = open()
  chooseLanguage('de')
  fireEvent.change(textIn('Deutsch'), { target: { value: 'Freitag geschlossen' } })
  publish()
  expect(document.activeElement).toBe(textIn('English (UK)'))
  expect(textIn('English (UK)').getAttribute('aria-invalid')).toBe('true')

  fireEvent.change(textIn('English (UK)'), { target: { value: 'Closed on Friday' } })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-12-04T10:00' } })
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-12-04T09:00' } })
  publish()
  expect(document.activeElement).toBe(screen.getByLabelText('Until'))
  expect(screen.getByText('It must end after it begins.')).toBeDefined()
  expect(textIn('English (UK)').getAttribute('aria-invalid')).toBeNull()
  expect(sent).toEqual([])
})

it('DRAFT-09 publishes nothing if a value is rejected or changed by someone else, and points at it', async () => {
  const fields = { texts: { 'en-gb': 'Closed' }, from: null, until: null, audience: 'everyone' } as const
  const announcement = fromPartial<Announcement>({ id: 'one', fields, state: 'draft', hasChanges: true })
  const refusal = { code: 'invalidRequest', message: '', fields: [{ path: 'until', message: 'Too late' }] }
  const conflict = { announcement, conflicts: [{ field: 'until', yours: null, theirs: null }] }
  const replies = [Response.json(refusal, { status: 400 }), Response.json(conflict)]
  const { sent, close } = open({ announcement, onSave: () => replies.shift() ?? Response.error() })
  fireEvent.change(textIn('English (UK)'), { target: { value: 'Closed on Friday' } })
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2999-12-04T09:00' } })
  publish()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Until')))
  expect(screen.getByLabelText('Until').getAttribute('aria-invalid')).toBe('true')
  publish()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Someone else has changed'))
  expect(sent.map(([call]) => call)).toEqual(['PUT /announcements/one', 'PUT /announcements/one'])
  expect(close).not.toHaveBeenCalled()
})

it('WORD-04 is not published for ever because the end isn’t understood', async () => {
  const { sent, close } = open()
  fireEvent.change(textIn('English (UK)'), { target: { value: 'Closed on Friday' } })
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: 'Friday noon' } })
  publish()
  expect(document.activeElement).toBe(screen.getByLabelText('Until'))
  expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('Friday noon')
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '4 Dec 2099, 12:00' } })
  publish()
  await waitFor(() => expect(close).toHaveBeenCalled(), soon)
  expect(sent[0]?.[1]).toMatchObject({ until: new Date('2099-12-04T12:00').toISOString() })
})
