import { expect, it } from 'vitest'
import type { SourceFacts } from '../encoding/encoder-port.ts'
import { probeTask } from '../encoding/step-task.ts'
import { presentTracks } from './present-tracks.ts'

const of = (stream: number) => ({ stream, codec: 'aac', durationSecond: 60, language: 'deu', title: null })
const facts = {
  video: { stream: 0 },
  audio: { stream: 2 },
  tracks: {
    pictures: [{ ...of(0), codec: 'h264', width: 640, height: 360, frameRate: 25 }],
    sounds: [
      { ...of(1), channels: 6 },
      { ...of(2), channels: 2 },
    ],
  },
} as SourceFacts
const chosen = { ...facts, taken: { version: 1, picture: 0, sound: 1 } }
const sounds = (its: SourceFacts) => presentTracks(its).sounds.map(({ index, isChosen }) => [index, isChosen])

it('lists the tracks of a file and which are chosen: the best, or those that staff chose before they are probed', () => {
  const { stream: index, ...its } = of(1)
  expect(presentTracks(facts).sounds[0]).toEqual({ index, ...its, channels: 6, isChosen: false })
  expect(presentTracks(facts).pictures).toMatchObject([{ index: 0, width: 640, isChosen: true }])
  expect(sounds(facts)).toEqual([
    [1, false],
    [2, true],
  ])
  expect(sounds(chosen)).toEqual([
    [1, true],
    [2, false],
  ])
})

it('lists nothing before the file is probed, or if that was done by an earlier version', () => {
  const { tracks: _tracks, ...earlier } = facts
  for (const its of [null, earlier]) expect(presentTracks(its)).toEqual({ pictures: [], sounds: [] })
})

it('has a file probed for the tracks that staff chose', () => {
  expect(probeTask('file', null)).toEqual({ kind: 'probe', source: 'file' })
  expect(probeTask('file', facts)).toEqual({ kind: 'probe', source: 'file' })
  expect(probeTask('file', chosen)).toEqual({ kind: 'probe', source: 'file', tracks: { picture: 0, sound: 1 } })
})
