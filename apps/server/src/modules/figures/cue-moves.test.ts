import { expect, it } from 'vitest'
import { cueMoves } from './cue-moves.ts'

it('FIG-03 reads the moves of a class, without rests and cues that can’t be read', () => {
  const cue = (from: string, to: string, payload: string) => `\n${from} --> ${to}\n${payload}\n`
  const track = [
    'WEBVTT\n',
    cue('00:00:00.000', '00:00:30.500', '{"move":"jumping-jack","kind":"warmup"}'),
    cue('00:30.500', '01:00.000', '{"move":"Rest","kind":"rest"}'),
    cue('00:01:00.000', '01:02:03.250', '{"move":"Ana’s twist","kind":"work"}'),
    cue('01:02:03.250', '01:03:00.000', 'not JSON'),
  ].join('')
  const moves = [
    { name: 'Jumping jack', startSecond: 0, endSecond: 30.5 },
    { name: 'Ana’s twist', startSecond: 60, endSecond: 3723.25 },
  ]
  expect(cueMoves(track)).toEqual(moves)
  expect(cueMoves(track.replaceAll('\n', '\r\n'))).toEqual(moves)
  expect(cueMoves(null)).toEqual([])
})
