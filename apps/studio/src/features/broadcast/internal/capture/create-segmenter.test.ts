import { expect, it } from 'vitest'
import { createSegmenter } from './create-segmenter.ts'

type Packet = { timestamp: number; duration: number; type: 'key' | 'delta' }
type Name = 'high' | 'low' | 'sound'

const frames = (times: readonly number[], keys: readonly number[]): Packet[] =>
  times.map((timestamp) => ({ timestamp, duration: 0.5, type: keys.includes(timestamp) ? 'key' : 'delta' }))

function segmented(packets: Partial<Record<Name, Packet[]>>) {
  const cuts: string[] = []
  const segmenter = createSegmenter<Name, Packet>(
    'high',
    [
      { name: 'low', needsKey: true },
      { name: 'sound', needsKey: false },
    ],
    (name, { index, packets: held, startSecond, durationSecond }) =>
      cuts.push(`${name} ${index}: ${held.length} from ${startSecond} for ${durationSecond}`),
  )
  const inOrder = Object.entries(packets)
    .flatMap(([name, list]) => list.map((packet) => ({ name: name as Name, packet })))
    .toSorted((one, other) => one.packet.timestamp - other.packet.timestamp)
  for (const { name, packet } of inOrder) segmenter.add(name, packet)
  segmenter.finish()
  return cuts.toSorted()
}

it('cuts each rendition at the keyframes of the picture', () => {
  const cuts = segmented({
    high: frames([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4], [0, 2, 4]),
    low: frames([0.125, 1.125, 2.125, 3.125, 4.125], [0.125, 2.125, 4.125]),
    sound: frames([0, 0.75, 1.5, 2.25, 3, 3.75, 4.5], [0, 0.75, 1.5, 2.25, 3, 3.75, 4.5]),
  })
  expect(cuts).toEqual([
    'high 0: 4 from 0 for 2',
    'high 1: 4 from 2 for 2',
    'high 2: 1 from 4 for 0.5',
    'low 0: 2 from 0.125 for 2',
    'low 1: 2 from 2.125 for 2',
    'low 2: 1 from 4.125 for 0.5',
    'sound 0: 3 from 0 for 2.25',
    'sound 1: 3 from 2.25 for 2.25',
    'sound 2: 1 from 4.5 for 0.5',
  ])
})

it('counts dropped frames to the segment before them', () => {
  expect(segmented({ high: frames([0, 0.5, 2.25, 4], [0, 2.25, 4]) })).toEqual([
    'high 0: 2 from 0 for 2.25',
    'high 1: 1 from 2.25 for 1.75',
    'high 2: 1 from 4 for 0.5',
  ])
})

it('keeps the numbers of renditions together if one skips a keyframe or has one early', () => {
  const cuts = segmented({
    high: frames([0, 2, 4, 6], [0, 4, 6]),
    low: frames([0, 2, 3.75, 6.25], [0, 2, 3.75, 6.25]),
  })
  expect(cuts).toEqual([
    'high 0: 2 from 0 for 4',
    'high 1: 1 from 4 for 2',
    'high 2: 1 from 6 for 0.5',
    'low 0: 2 from 0 for 3.75',
    'low 1: 1 from 3.75 for 2.5',
    'low 2: 1 from 6.25 for 0.5',
  ])
})
