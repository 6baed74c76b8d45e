import { describe, expect, it } from 'vitest'
import { type Block, blockIndexAt, chaptersOf, parseCueTrack, partAt } from './cue-track.ts'

const track = `WEBVTT

1
00:00:00.000 --> 00:00:32.000
{"move":"easy-march","side":null,"round":1,"rounds":1,"kind":"warmup","next":"goblet-squat"}

2
00:32.000 --> 00:01:04.500 align:start
{"move":"goblet-squat","side":"left","round":1,"rounds":3,"kind":"work","next":null,"focus":{"at":0.4,"span":0.25}}

broken
00:01:04.500 --> 00:01:10.000
not json

00:01:10.000 --> 00:01:05.000
{"move":"backwards"}

NOTE of the maker
`

const focus = { at: 0.4, span: 0.25 }

describe('the cue track', () => {
  it('is parsed to sorted blocks, without invalid ones', () => {
    expect(parseCueTrack(track)).toEqual([
      { start: 0, end: 32, move: 'easy-march', side: null, round: 1, rounds: 1, kind: 'warmup', focus: null },
      { start: 32, end: 64.5, move: 'goblet-squat', side: 'left', round: 1, rounds: 3, kind: 'work', focus },
    ])
    const outside = parseCueTrack(track.replace('"at":0.4', '"at":40'))
    expect(outside.map(({ focus }) => focus)).toEqual([null, null])
    expect(parseCueTrack(track.replaceAll('\n', '\r\n'))).toHaveLength(2)
    expect(parseCueTrack('<html>')).toEqual([])
  })

  it.each([
    [-1, -1],
    [0, 0],
    [31.99, 0],
    [32, 1],
    [64.5, -1],
    [Number.NaN, -1],
  ])('at %d s plays block %i', (time, expected) => {
    expect(blockIndexAt(parseCueTrack(track), time)).toBe(expected)
  })
})

describe('chapters', () => {
  const block = (start: number, kind: Block['kind'], round = 1): Block => ({
    start,
    end: start + 40,
    move: `move-${start}`,
    side: null,
    round,
    rounds: 3,
    kind,
    focus: null,
  })
  it('start at each part and, after four minutes, at each set', () => {
    const work = Array.from({ length: 20 }, (_, index) => block(40 + index * 40, 'work', (index % 3) + 1))
    const blocks = [block(0, 'warmup'), ...work, block(840, 'rest'), block(880, 'cooldown')]
    expect(chaptersOf(blocks).map(({ start, end, kind }) => [start, end, kind])).toEqual([
      [0, 40, 'warmup'],
      [40, 280, 'work'],
      [280, 520, 'work'],
      [520, 760, 'work'],
      [760, 880, 'work'],
      [880, 920, 'cooldown'],
    ])
    expect([0, 300, 919].map((second) => partAt(blocks, second)?.part)).toEqual([1, 3, 6])
    expect(partAt(blocks, 300)?.parts).toBe(6)
    expect(partAt(blocks, 920)).toBeNull()
    expect(partAt([block(0, 'work')], 0)).toBeNull()
  })
})
