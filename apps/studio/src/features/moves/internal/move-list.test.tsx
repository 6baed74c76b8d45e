import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readStoryboard } from '../../../lib/media/use-storyboard.ts'
import { MoveList } from './move-list.tsx'
import { Timeline } from './timeline.tsx'

const every10Seconds = [0, 10, 20].map((second, place) => {
  return `00:00:${String(second).padStart(2, '0')}.000 --> 00:00:${second + 10}.000\nsheet.jpg#xywh=${place * 160},0,160,90\n`
})
const thumbnails = readStoryboard(`WEBVTT\n\n${every10Seconds.join('\n')}`, '/media/class/')
const move = { side: null, round: 1, rounds: 1, kind: 'work' } as const
const moves = [
  { ...move, name: 'Squat', startSecond: 0, endSecond: 8 },
  { ...move, name: 'Plank', startSecond: 8, endSecond: 30 },
]
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('svg')].map((each) => each.getAttribute('viewBox'))

it('shows the middle of each move beside its name, and on the timeline', () => {
  const list = render(<MoveList moves={moves} thumbnails={thumbnails} />)
  expect(shown(list.container)).toEqual(['0 0 160 90', '160 0 160 90'])
  expect(screen.getByRole('rowheader', { name: 'Plank' })).toBeDefined()
  const strip = render(<Timeline durationSecond={30} moves={moves} thumbnails={thumbnails} />)
  expect(shown(strip.container)).toEqual(['0 0 160 90', '160 0 160 90'])
})

it('shows names alone without a storyboard', () => {
  const { container } = render(<MoveList moves={moves} thumbnails={[]} />)
  expect(shown(container)).toEqual([])
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Squat', 'Plank'])
})
