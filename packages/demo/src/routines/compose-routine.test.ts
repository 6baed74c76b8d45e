import { readFileSync } from 'node:fs'
import type { MediaIndex } from '@upbeat/rules/media/media-index'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories } from '../moves/move.ts'
import { findMove } from '../moves/moves.ts'
import { moveFocus } from '../render/move-focus.ts'
import { captionTrack } from './caption-track.ts'
import { composeRoutine } from './compose-routine.ts'
import { cueTrack } from './cue-track.ts'
import { toComposition } from './to-composition.ts'

const index: MediaIndex = JSON.parse(readFileSync(new URL('../../media/index.json', import.meta.url), 'utf8'))

const wishes = fc.record({
  category: fc.constantFrom(...categories),
  durationSecond: fc.integer({ min: 1, max: 450 }).map((loops) => loops * 8),
  seed: fc.integer(),
})

describe('composeRoutine', () => {
  it('covers its duration exactly, with contiguous blocks of whole loops', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { blocks } = composeRoutine(wish)
        let at = 0
        for (const block of blocks) {
          expect(block.startSecond).toBe(at)
          expect(block.durationSecond % 8).toBe(0)
          expect(block.durationSecond).toBeGreaterThan(0)
          at += block.durationSecond
        }
        expect(at).toBe(wish.durationSecond)
      }),
    )
  })

  it('uses moves of its category, names a side if there are two, and numbers rounds within their total', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        for (const { move, side, round, rounds } of composeRoutine(wish).blocks) {
          const known = findMove(move)
          expect(known.category).toBe(wish.category)
          expect(side !== null).toBe(known.sided === true)
          expect(round).toBeGreaterThanOrEqual(1)
          expect(round).toBeLessThanOrEqual(rounds)
        }
      }),
    )
  })

  it('starts with a warm-up and ends with a cool-down; most of the time is work', () => {
    for (const category of categories) {
      const { blocks } = composeRoutine({ category, durationSecond: 1800, seed: 3 })
      expect(blocks[0]?.kind).toBe('warmup')
      expect(blocks.at(-1)?.kind).toBe('cooldown')
      const work = blocks.filter(({ kind }) => kind === 'work').reduce((sum, block) => sum + block.durationSecond, 0)
      expect(work).toBeGreaterThan(800)
    }
  })

  it('is deterministic per seed', () => {
    const wish = { category: '1008', durationSecond: 1800, seed: 11 }
    expect(composeRoutine(wish)).toEqual(composeRoutine(wish))
    expect(composeRoutine(wish)).not.toEqual(composeRoutine({ ...wish, seed: 12 }))
  })

  it.each([0, 4, 100, -8])('rejects %i seconds', (durationSecond) => {
    expect(() => composeRoutine({ category: '1001', durationSecond, seed: 1 })).toThrow(RangeError)
  })
})

describe('toComposition', () => {
  it('has one entry per 8 s, a count-in before every block and one ending', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const routine = composeRoutine(wish)
        const { entries } = toComposition(routine, index)
        expect(entries).toHaveLength(wish.durationSecond / 8)
        expect(entries.filter(({ sound }) => sound.endsWith('-in'))).toHaveLength(routine.blocks.length - 1)
        expect(entries.findIndex(({ sound }) => sound.endsWith('-out'))).toBe(entries.length - 1)
      }),
    )
  })
})

describe('tracks', () => {
  const routine = composeRoutine({ category: '1009', durationSecond: 1200, seed: 5 })

  it('writes one cue per block with the current and the next move', () => {
    const cues = cueTrack(routine).split('\n\n').slice(1)
    expect(cues).toHaveLength(routine.blocks.length)
    const [first, second] = routine.blocks
    const payload = JSON.parse(cues[0]?.split('\n')[2] ?? '')
    expect(payload).toEqual({
      move: first?.move,
      side: first?.side,
      round: 1,
      rounds: 1,
      kind: 'warmup',
      next: second?.move,
      focus: moveFocus(first?.move ?? '', first?.side ?? null),
    })
    expect(JSON.parse(cues.at(-1)?.split('\n')[2] ?? '').next).toBeNull()
  })

  it('escapes caption text', () => {
    const captions = captionTrack(routine, () => 'Up & down\n\n<b>now</b>')
    expect(captions).toContain('Up &amp; down\n&lt;b>now&lt;/b>')
    expect(captions.startsWith('WEBVTT\n\n1\n00:00:00.000 --> 00:00:07.000\n')).toBe(true)
  })
})
