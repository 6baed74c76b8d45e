import { act, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { expect, it } from 'vitest'
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

it('TAKE-18 shows the marked moves: name, side, round, rest, time left and what comes next', async () => {
  showLanguage('en-gb', enGb)
  const media = document.createElement('video')
  const remote = { watchAvailability: async () => 0, cancelWatchAvailability: async () => {} }
  Object.defineProperty(media, 'remote', { value: Object.assign(new EventTarget(), remote) })
  const { container } = render(
    <MediaState media={media}>
      <Coach blocks={parseCueTrack(track)} />
    </MediaState>,
  )
  const playTo = (second: number) =>
    act(async () => {
      media.currentTime = second
      media.dispatchEvent(new Event('timeupdate'))
    })
  await playTo(12)
  const words = () => [...container.querySelectorAll('p, p span')].map(({ textContent }) => textContent)
  expect(words()).toEqual(['Left sideRound 2 of 3', 'Left side', 'Round 2 of 3', 'Side-lying T-raise', 'Next: Breathe'])
  expect(screen.getByRole('timer').textContent).toBe('0:28')
  await playTo(45)
  expect(words().slice(1)).toEqual(['Rest', 'Breathe', 'Last one'])
})
