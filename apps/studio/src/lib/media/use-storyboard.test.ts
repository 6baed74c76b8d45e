import { expect, it } from 'vitest'
import { readStoryboard } from './use-storyboard.ts'

it('parses the position of each thumbnail', () => {
  const track =
    'WEBVTT\n\n00:00:00.000 --> 00:00:10.000\nstoryboard/0.jpg#xywh=0,0,160,90\n\n01:02:10.000 --> 99:59:59.000\nstoryboard/3.jpg#xywh=160,90,160,90\n'
  const size = { width: 160, height: 90 }
  expect(readStoryboard(track, '/media/x/')).toEqual([
    { ...size, start: 0, sheet: '/media/x/storyboard/0.jpg', left: 0, top: 0 },
    { ...size, start: 3730, sheet: '/media/x/storyboard/3.jpg', left: 160, top: 90 },
  ])
})
