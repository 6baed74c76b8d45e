import { cleanup, render, screen } from '@testing-library/react'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionContext } from '../api/session.ts'
import { useLanguageStore } from '../i18n/language-store.ts'
import { useTimes } from '../i18n/use-times.ts'
import { Page } from './page.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  useLanguageStore.setState(initial)
})

function ShowsTime() {
  return <p>{useTimes().day('2026-01-01T12:00:00Z')}</p>
}

function open({ own, club, content }: { own: string; club: string; content: React.ReactNode }) {
  const resolved = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...resolved, timeZone: own })
  const session = { club: { timeZone: club } } as StaffSession
  const page = (
    <SessionContext value={session}>
      <Page title="A page">{content}</Page>
    </SessionContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}
const note = 'Times are in your time zone, America/New York. The club is in Europe/Berlin.'

it('STAFF-17 every page with times names both time zones if they differ', () => {
  open({ own: 'America/New_York', club: 'Europe/Berlin', content: <ShowsTime /> })
  expect(screen.getByText(note)).toBeTruthy()
})

it.each([
  ['the zones are the same', { own: 'Europe/Berlin', content: <ShowsTime /> }],
  ['the page has no times', { own: 'America/New_York', content: <p>Words</p> }],
])('STAFF-17 names no time zone if %s', (_why, { own, content }) => {
  open({ own, club: 'Europe/Berlin', content })
  expect(screen.queryByText(/Times are in/)).toBeNull()
})

it('STAFF-17 is translated to German', async () => {
  useLanguageStore.setState({ phrases: await loadStudioPhrases('de') })
  open({ own: 'America/New_York', club: 'Europe/Berlin', content: <ShowsTime /> })
  expect(
    screen.getByText('Zeiten stehen in deiner Zeitzone, America/New York. Der Club ist in Europe/Berlin.'),
  ).toBeTruthy()
})
