import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { ClassFigures } from './class-figures.tsx'

const initial = useLanguageStore.getState()
beforeEach(async () => useLanguageStore.setState({ language: 'en-gb', phrases: await loadStudioPhrases('en-gb') }))
afterEach(() => {
  vi.unstubAllGlobals()
  useLanguageStore.setState(initial)
})

const marked = [
  { name: 'Squats', startSecond: 0, endSecond: 740 },
  { name: 'Burpees', startSecond: 750, endSecond: 900 },
]
const storyboard = `WEBVTT

00:00:00.000 --> 00:00:10.000
storyboard/0.webp#xywh=0,0,160,90
`

function open(viewers: (number | 'few')[], moves = marked) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('storyboard.vtt')) return new Response(storyboard)
    if (address.includes('/media')) return Response.json({ previewLink: 'http://club.example/media/a/b/master.m3u8' })
    return Response.json({ tag: 'hiit', name: 'HIIT', lengthSeconds: 900, bucketSeconds: 10, viewers, moves })
  })
  const client = new QueryClient()
  const page = render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ClassFigures tag="hiit" />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { ...page, client }
}

it('FIG-03 the curve says who leaves at which move, under the thumbnails, and is a table too', async () => {
  const { container } = open([...Array(76).fill(50), ...Array(14).fill(41)])
  const chart = await screen.findByRole('group', { name: 'Who stays' })
  const said = within(chart)
    .getAllByRole('img')
    .map((point) => point.getAttribute('aria-label'))
  expect(said).toHaveLength(90)
  expect(said[76]).toBe('18% leave at Burpees, 12:40 · Viewers at 12:40: 41')
  expect(said.filter((each) => each?.includes('leave'))).toHaveLength(1)
  fireEvent.pointerEnter(within(chart).getAllByRole('img')[76] as Element)
  expect(screen.getByText('18% leave at Burpees, 12:40 · Viewers at 12:40: 41')).toBeDefined()
  await vi.waitFor(() => expect(container.querySelectorAll('image')).toHaveLength(8))
  fireEvent.click(screen.getByRole('button', { name: 'As a table' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[77]?.textContent).toBe('12:4041Burpees18%')
})

it('FIG-03 the curve names a move that was moved in time at its new place', async () => {
  const viewers = [...Array(76).fill(50), ...Array(14).fill(41)]
  const moves = [
    { name: 'Squats', startSecond: 0, endSecond: 800 },
    { name: 'Burpees', startSecond: 800, endSecond: 900 },
  ]
  const { client, container } = open(viewers, moves)
  await screen.findByRole('img', { name: '18% leave at Squats, 12:40 · Viewers at 12:40: 41' })
  const starts = () => [...container.querySelectorAll('rect')].map((band) => Number(band.getAttribute('x')))
  const [, before] = starts()
  // Burpees begin a minute earlier in what was published since.
  moves.splice(
    0,
    2,
    { name: 'Squats', startSecond: 0, endSecond: 740 },
    { name: 'Burpees', startSecond: 740, endSecond: 840 },
  )
  await client.invalidateQueries({ queryKey: ['class'] })
  await screen.findByRole('img', { name: '18% leave at Burpees, 12:40 · Viewers at 12:40: 41' })
  expect(starts()[1]).toBeLessThan(before ?? 0)
})

it('FIG-08 says nothing of steps between hidden counts', async () => {
  open([50, 'few', 'few', 9])
  const chart = await screen.findByRole('group', { name: 'Who stays' })
  const said = within(chart)
    .getAllByRole('img')
    .map((point) => point.getAttribute('aria-label'))
  expect(said[1]).toBe('Viewers at 0:10: Fewer than 5')
  expect(said.filter((each) => each?.includes('leave'))).toEqual([])
})

it('says that nobody has watched yet', async () => {
  open([0, 0])
  expect(await screen.findByText('Nobody has watched this class yet')).toBeDefined()
})
