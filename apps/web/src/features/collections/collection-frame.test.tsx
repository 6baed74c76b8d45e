import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { classExamples } from '@upbeat/contract/examples/class-examples'
import { enGb } from '@upbeat/phrases/en-gb'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { playheadsQuery, recentActivityQuery } from '../activity/queries.ts'
import { useAuth } from '../auth/auth-store.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { CollectionClasses } from './collection-classes.tsx'
import { CollectionFrame } from './collection-frame.tsx'

const items = ['First', 'Second', 'Third'].map((className) => ({
  ...classExamples.listedClass,
  className,
  tag: className.toLowerCase(),
  durationSecond: 2400,
}))

beforeEach(() => {
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  useAuth.setState({ session: { status: 'signedIn', token: 't', userId: 'maya' } })
})
afterEach(() => {
  cleanup()
  useAuth.setState({ session: { status: 'signedOut' } })
})

/** The collection of three classes of 40 minutes, after those of these tags have been done. */
function show(done: readonly string[]) {
  const queryClient = createQueryClient()
  const records = done.map((tag) => ({ userWorkoutTag: tag, durationSeconds: 2400 }) as RecentActivity)
  queryClient.setQueryData(playheadsQuery().queryKey, [])
  queryClient.setQueryData(recentActivityQuery().queryKey, records)
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <CollectionFrame tag="month" view={{ status: 'ready', name: 'First Month', description: null, items }}>
          {(ready) => <CollectionClasses done={ready.done} items={ready.items} label={ready.name} />}
        </CollectionFrame>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it.each([
  [[], '3 classes · 2 hrs', 'Start class', '/classes/first'],
  [['second'], '1 of 3 · 40 min done', 'Next: \u2068First\u2069 · 40 min', '/classes/first'],
  [['first', 'second'], '2 of 3 · 80 min done', 'Next: \u2068Third\u2069 · 40 min', '/classes/third'],
  [['first', 'second', 'third'], '3 of 3 · 2 hrs done', 'Start class', '/classes/first'],
])('says how much of a collection is done, and leads to its next class: %j', (done, text, link, path) => {
  show(done)
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(path)
})

it('numbers the cards, with a tick on those that are done', () => {
  show(['second'])
  const cards = within(screen.getByRole('list', { name: 'First Month' })).getAllByRole('article')
  const names = cards.map((card) => within(card).getByRole('link').textContent)
  expect(names[0]).toMatch(/^1/)
  expect(names[1]).toMatch(/^Completed/)
  expect(names[2]).toMatch(/^3/)
})
