import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { WeekFigure } from '@upbeat/contract/studio/entities/figures/week-figure'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { WeekFigures } from './week-figures.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ language: 'en-gb', phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

const span = { from: '2026-11-18', to: '2026-11-24' }
function open(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer())
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <WeekFigures />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const serve = (figures: WeekFigure[]) => open(() => Response.json({ span, figures }))

it('FIG-02 says four figures of the last seven days, how each changed, and leads to Figures', async () => {
  serve([
    { name: 'activeMembers', value: 1240, previous: 1200 },
    { name: 'minutes', value: 900, previous: 950 },
    { name: 'newMembers', value: 7, previous: null },
    { name: 'cancellations', value: 'few', previous: 5 },
  ])
  await screen.findByText('1,240')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Active members1,240Up 40 on the 7 days before',
    'Minutes watched900Down 50 on the 7 days before',
    'New members7Nothing to compare with yet',
    'CancellationsFewer than 5',
  ])
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(new Set(links)).toEqual(new Set(['/figures?period=7d']))
  expect(links).toHaveLength(5)
})

it('says when figures will come in a club without any', async () => {
  serve((['activeMembers', 'minutes'] as const).map((name) => ({ name, value: null, previous: null })))
  expect(await screen.findByText(/^Figures appear here as soon as/)).toBeDefined()
})

it('offers to try again after a failure', async () => {
  let fails = true
  open(() =>
    fails
      ? Response.json({ code: 'unexpected' }, { status: 500 })
      : Response.json({ span, figures: [{ name: 'newMembers', value: 3, previous: 3 }] }),
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  fireEvent.click(retry)
  expect(await screen.findByText('The same as the 7 days before')).toBeDefined()
})
