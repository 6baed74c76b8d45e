import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DraftEditor, draftEditors } from '../../testing/draft-editors.tsx'
import { queryClient } from '../api/query-client.ts'
import { SessionContext } from '../api/session.ts'
import { useLanguageStore } from '../i18n/language-store.ts'
import { useToastStore } from '../layout/toast-store.ts'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  localStorage.clear()
  useToastStore.setState({ toasts: [] })
  useLanguageStore.setState(initial)
})

type Reply = { status?: number; body: unknown }

/** A server whose replies to saves are `onSave`. */
function open(place: DraftEditor, onSave: () => Reply) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const path = url.replace('/studio/api/v1', '')
    if (method !== 'GET') calls.push(`${method} ${path}`)
    if (method === 'PUT' && path === place.path) {
      const { status: code = 200, body } = onSave()
      return Response.json(body, { status: code })
    }
    if (path === place.path || path.endsWith('/publication')) return Response.json(place.shown)
    const found = place.others?.[path]
    return found ? Response.json(found) : Response.json({ code: 'notFound' }, { status: 404 })
  })
  const permissions = { 'collections.edit': 'all', 'classes.edit': 'all' } as const
  const session = { club: { name: 'pulse', languages: ['en-gb'], permissions, timeZone: null } }
  const routes = [
    { path: '/preview', element: <p>The preview</p> },
    { path: '*', element: place.editor },
  ]
  // Texts are edited in their list; `view` means nothing to other editors.
  const router = createMemoryRouter(routes, { initialEntries: ['/?view=list'] })
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={fromPartial<StaffSession>(session)}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>,
  )
  return calls
}

const refusal = (field: string): Reply => ({
  status: 400,
  body: { code: 'invalidRequest', message: 'Invalid data', fields: [{ path: field, message: 'Too big' }] },
})
const success = ({ saved, shown }: DraftEditor): Reply => ({ body: { [saved]: shown, conflicts: [] } })
const conflict = ({ saved, shown, field, value }: DraftEditor): Reply => ({
  body: { [saved]: shown, conflicts: [{ field, yours: value, theirs: 'Theirs' }] },
})

const edit = async ({ label, value }: DraftEditor) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toasts = () => useToastStore.getState().toasts.map(({ text }) => text)
const published = (calls: string[]) => calls.filter((call) => call.endsWith('/publication'))
/** Whether the focus is on what keeps the input from being saved. */
const isPointedAt = () => document.activeElement?.matches('main :is([aria-invalid="true"], [role="alert"])')

describe.each(draftEditors)('DRAFT-09 publishing the $name', (place) => {
  it('stops at a rejected value, points at it, and continues once it is corrected', async () => {
    let reply = refusal(place.field)
    const calls = open(place, () => reply)
    await edit(place)
    press(place.publish)
    await waitFor(() => expect(isPointedAt()).toBe(true))
    expect(published(calls)).toEqual([])
    expect(toasts()).toEqual(['First correct what can’t be saved. It is marked on this page.'])

    reply = success(place)
    fireEvent.change(screen.getByLabelText(place.label), { target: { value: place.name === 'class' ? '5' : 'Right' } })
    press(place.publish)
    await waitFor(() => expect(published(calls)).toEqual([`POST ${place.path}/publication`]))
  })

  it('stops at a conflict, and points at the choice', async () => {
    const calls = open(place, () => conflict(place))
    await edit(place)
    press(place.publish)
    await waitFor(() => expect(isPointedAt()).toBe(true))
    expect(published(calls)).toEqual([])
    expect(document.activeElement?.textContent).toContain('Theirs')
    expect(toasts()).toEqual(['Someone else changed the same field. First choose which value to keep.'])
  })
})

describe('DRAFT-09 publishing stops at input that never reaches the draft', () => {
  const placeOf = (name: string) => draftEditors.find((each) => each.name === name) as DraftEditor

  async function expectStopped(place: DraftEditor, label: string, { wrong, right }: { wrong: string; right: string }) {
    const calls = open(place, () => success(place))
    const field = await screen.findByLabelText(label)
    fireEvent.change(field, { target: { value: wrong } })
    fireEvent.blur(field)
    press(place.publish)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(published(calls)).toEqual([])
    expect(toasts()).toEqual(['First correct what can’t be saved. It is marked on this page.'])
    fireEvent.change(field, { target: { value: right } })
    press(place.publish)
    await waitFor(() => expect(published(calls)).toEqual([`POST ${place.path}/publication`]))
  }

  it('a wrong colour code', async () => {
    await expectStopped(placeOf('look'), 'Buttons and links: colour code', { wrong: '#12', right: '#112233' })
  })

  it('a text without its placeholder', async () => {
    const phrases = [
      { key: 'common.count_other', product: '{{count}} classes', source: '{{count}} classes', isOwn: false },
    ]
    const texts = placeOf('texts')
    const list = { language: 'en-gb', mainLanguage: 'en-gb', phrases }
    const place = { ...texts, others: { ...texts.others, '/texts/en-gb/phrases': list } }
    await expectStopped(place, 'Your wording of: count classes', { wrong: 'Many', right: '{{count}} sessions' })
  })
})

describe('DRAFT-09 a class with a rejected value', () => {
  const [place] = draftEditors as [DraftEditor]

  it('is neither scheduled nor previewed', async () => {
    const calls = open(place, () => refusal(place.field))
    await edit(place)
    press('Preview')
    await waitFor(() => expect(isPointedAt()).toBe(true))
    expect(screen.queryByText('The preview')).toBeNull()

    press('More actions')
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Schedule' }))
    fireEvent.change(await screen.findByLabelText('On air from'), { target: { value: '2999-01-01T08:00' } })
    press('Schedule')
    await waitFor(() => expect(toasts()).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(isPointedAt()).toBe(true))
    expect(published(calls)).toEqual([])
  })

  it('can be taken off air, which shows members nothing of it', async () => {
    const calls = open(place, () => refusal(place.field))
    await edit(place)
    press('More actions')
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Take off air' }))
    await waitFor(() => expect(published(calls)).toEqual(['DELETE /classes/flow/publication']))
  })
})
