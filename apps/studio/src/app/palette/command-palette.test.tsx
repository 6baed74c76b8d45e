import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadSettingPhrases } from '@upbeat/phrases/studio/load-setting-phrases'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { permissions, type Role, reachOf } from '@upbeat/rules/staff/may'
import { useState } from 'react'
import { createMemoryRouter, createPath, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { SessionContext } from '../../lib/api/session.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { navigationFor } from '../navigation.ts'
import { CommandPalette } from './command-palette.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => {
  useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') })
  queryClient.setQueryData(['settingPhrases', 'en-gb'], await loadSettingPhrases('en-gb'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
  useLanguageStore.setState(initial)
})

const classesNamed = (...names: string[]) => ({
  classes: names.map((name) => ({ tag: name.toLowerCase(), name, instructor: 'Layla', state: 'draft' })),
  total: names.length,
  counts: {},
})
const staff = { people: [{ accountId: '1', name: 'Clara Coach', email: 'clara@pulse.example', role: 'coach' }] }
const zoe = { id: '7', firstName: 'Zoë', lastName: 'Lin', email: 'zoe@pulse.example' }
type Answer = (address: URL) => Response | Promise<Response>
const answered: Answer = ({ pathname, searchParams }) => {
  if (pathname.endsWith('/staff')) return Response.json(staff)
  return Response.json(classesNamed(...(searchParams.get('search') === 'layla' ? ['Slow flow', 'Sleep well'] : [])))
}

function Opened(props: { session: StaffSession; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  return <CommandPalette {...props} entries={navigationFor(props.session)} onType={setTyped} typed={typed} />
}

function open(role: Role = 'owner', answer = answered) {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const address = new URL(path, 'http://club.example')
    if (address.pathname.endsWith('/members')) {
      const members = address.searchParams.get('search') === 'zoë' ? [zoe] : []
      return Response.json({ members, hasMore: false })
    }
    asked.push(address)
    return answer(address)
  })
  const reaches = Object.keys(permissions).map((name) => [name, reachOf(role, name as keyof typeof permissions)])
  const session = {
    account: { isInstallationAdmin: false },
    club: { permissions: Object.fromEntries(reaches) },
    clubs: [],
  } as unknown as StaffSession
  const onClose = vi.fn()
  const router = createMemoryRouter([{ path: '*', element: <Opened onClose={onClose} session={session} /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>,
  )
  return { asked, onClose, place: () => createPath(router.state.location) }
}

const field = () => screen.getByRole('combobox')
/** Beyond the pause in typing after which classes are searched. */
const settle = (milliseconds = 400) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await new Promise((resolve) => setImmediate(resolve))
  })
async function type(value: string) {
  fireEvent.change(field(), { target: { value } })
  await settle()
}
const options = (group?: string) => {
  const list = screen.getByRole(group === undefined ? 'listbox' : 'group', group === undefined ? {} : { name: group })
  return within(list)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)
}
const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const status = () => screen.getByRole('status').textContent

it.each([
  ['upload', 'Pages and actions', 'Upload videos'],
  ['invite', 'Pages and actions', 'Invite somebody'],
  ['captions', 'Pages and actions', 'CaptionsOn the page of each class'],
  ['subtitles', 'Pages and actions', 'CaptionsOn the page of each class'],
  ['domain', 'Pages and actions', 'Your own domainSettings'],
  ['staff', 'Pages and actions', 'People'],
  ['cookie banner', 'Settings', 'Ask before collecting statistics'],
  ['layla', 'Classes', 'Slow flowLayla · Draft'],
  ['zoë', 'Members', 'Zoë Linzoe@pulse.example'],
  ['clara', 'People', 'Clara CoachCoach · clara@pulse.example'],
])('finds “%s” under %s', async (typed, group, option) => {
  open()
  await type(typed)
  expect(options(group)).toContain(option)
})

it('finds only what the role may see, and asks for nothing else', async () => {
  const { asked } = open('coach')
  for (const typed of ['domain', 'invite', 'clara', 'cookie banner']) {
    await type(typed)
    expect(options()).toEqual([])
    expect(status()).toBe(`Nothing is called “${typed}”. Try another word.`)
  }
  expect(asked.every(({ pathname }) => pathname.endsWith('/classes'))).toBe(true)
})

it('searches classes once typing pauses, and drops the reply to an earlier search', async () => {
  const replies = new Map<string, (response: Response) => void>()
  const { asked } = open('analyst', ({ searchParams }) => {
    return new Promise((resolve) => replies.set(searchParams.get('search') ?? '', resolve))
  })
  for (const value of ['f', 'fl', 'flo']) fireEvent.change(field(), { target: { value } })
  expect(asked).toEqual([])
  await settle()
  await type('flow')
  expect(asked.map(({ searchParams }) => searchParams.get('search'))).toEqual(['flo', 'flow'])
  expect(status()).toBe('Looking for “flow” …')
  replies.get('flow')?.(Response.json(classesNamed('Right')))
  await settle(0)
  replies.get('flo')?.(Response.json(classesNamed('Stale')))
  await settle(0)
  expect(options('Classes')).toEqual(['RightLayla · Draft'])
  expect(status()).toBe('1 result')
})

it('leads to all classes that match if there are more', async () => {
  const { place } = open('owner', ({ pathname }) => {
    return Response.json(pathname.endsWith('/staff') ? staff : { ...classesNamed('One'), total: 12 })
  })
  await type('zumba')
  fireEvent.click(screen.getByRole('option', { name: 'Show all 12 classes that match' }))
  await settle(0)
  expect(place()).toBe('/classes?q=zumba')
})

it('says which search failed, keeps the other results, and searches again', async () => {
  let isUp = false
  open('owner', (address) => {
    if (!isUp && address.pathname.endsWith('/classes')) throw new TypeError('Failed to fetch')
    return answered(address)
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await type('layla')
  expect(screen.getByRole('alert').textContent).toMatch(
    /^These could not be searched: Classes\. The server cannot be reached\./,
  )
  await type('clara')
  expect(options('People')).toHaveLength(1)
  await type('layla')
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settle()
  expect(options('Classes')).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is used by keyboard alone, across the groups', async () => {
  const { onClose, place } = open()
  await type('layla')
  expect(activeText()).toBe('Slow flowLayla · Draft')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(activeText()).toBe('Sleep wellLayla · Draft')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Sleep wellLayla · Draft')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  const isForTheFocusedButtonToo = fireEvent.keyDown(field(), { key: 'Enter' })
  await settle(0)
  expect(isForTheFocusedButtonToo).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
  expect(place()).toBe('/classes/sleep%20well')
})

it('leads to the invitation', async () => {
  const { place } = open()
  await type('invite')
  fireEvent.keyDown(field(), { key: 'Enter' })
  await settle(0)
  expect(place()).toBe('/people#invite')
})

it('begins with what was opened last, then with eight actions and pages', async () => {
  const { onClose } = open()
  expect(options('Pages and actions').slice(0, 3)).toEqual(['Upload videos', 'Invite somebody', 'Home'])
  expect(options('Pages and actions')).toHaveLength(8)
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
  await type('layla')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onClose).toHaveBeenCalledOnce()
  cleanup()
  open()
  expect(options('Recent')).toEqual(['Slow flow'])
})
