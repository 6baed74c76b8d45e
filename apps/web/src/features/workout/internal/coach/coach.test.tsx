import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../../../lib/api/query-client.ts'
import { showLanguage } from '../../../i18n/change-language.ts'
import { parseCueTrack } from '../../../playback/cue-track.ts'
import { MediaState } from '../../../playback/media-state.tsx'
import { Coach } from './coach.tsx'

// The server's cue track for moves marked by a coach in the studio.
const track = `WEBVTT

1
00:00:00.000 --> 00:00:40.000
{"move":"Side-lying T-raise","side":"left","round":2,"rounds":3,"kind":"work","next":"Breathe"}

2
00:00:40.000 --> 00:01:00.500
{"move":"Breathe","side":null,"round":1,"rounds":1,"kind":"rest","next":null}
`

async function show(storyboardLink: string | null) {
  showLanguage('en-gb', enGb)
  const media = document.createElement('video')
  const remote = { watchAvailability: async () => 0, cancelWatchAvailability: async () => {} }
  Object.defineProperty(media, 'remote', { value: Object.assign(new EventTarget(), remote) })
  const queryClient = createQueryClient()
  const tile = (start: number, x: number) => ({ start, end: start + 10, sheet: '/0.jpg', area: [x, 90, 160, 90] })
  queryClient.setQueryData(['storyboard', '/board.vtt'], [tile(40, 0), tile(50, 160)])
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <MediaState media={media}>
        <Coach blocks={parseCueTrack(track)} storyboardLink={storyboardLink} />
      </MediaState>
    </QueryClientProvider>,
  )
  const playTo = (second: number) =>
    act(async () => {
      media.currentTime = second
      media.dispatchEvent(new Event('timeupdate'))
    })
  return { container, playTo }
}

it('TAKE-18 shows the marked moves: name, side, round, rest, time left and what comes next', async () => {
  const { container, playTo } = await show(null)
  await playTo(12)
  const words = () => [...container.querySelectorAll('p, p span')].map(({ textContent }) => textContent)
  expect(words()).toEqual(['Left sideRound 2 of 3', 'Left side', 'Round 2 of 3', 'Side-lying T-raise', 'Next: Breathe'])
  expect(screen.getByRole('timer').textContent).toBe('0:28')
  await playTo(45)
  expect(words().slice(1)).toEqual(['Rest', 'Breathe', 'Last one'])
})

it('pictures the next move in the last ten seconds of this one, from its middle, with the person in view', async () => {
  const { container, playTo } = await show('/board.vtt')
  const pose = () => container.querySelector<HTMLElement>('[style*="background-image"]')?.style
  await playTo(29)
  expect(pose()).toBeUndefined()
  await playTo(31)
  expect(pose()?.backgroundPosition).toBe('-195px -90px')
  await playTo(45)
  expect(pose()).toBeUndefined()
})
