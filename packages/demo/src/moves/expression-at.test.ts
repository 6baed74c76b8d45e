import { describe, expect, it } from 'vitest'
import { expressionAt } from './expression-at.ts'
import { findMove, moves } from './moves.ts'

const telling = (id: string) => expressionAt(findMove(id), findMove(id).telling)

describe('an expression', () => {
  it('follows the kind of the move', () => {
    expect(telling('deadlift')).toMatchObject({ effort: 1, joy: 0 })
    expect(telling('salsa-step')).toMatchObject({ effort: 0, joy: 1 })
    expect(telling('warrior-two').effort).toBe(0)
    expect(telling('savasana').closed).toBe(1)
  })

  it('shows effort at the typical moment of a lift, and focus away from it', () => {
    const move = findMove('biceps-curl')
    expect(expressionAt(move, move.telling).effort).toBe(1)
    expect(expressionAt(move, move.telling + move.period / 2).effort).toBe(0)
  })

  it.each(moves.map((move) => [move.id, move] as const))('of %s changes smoothly and repeats', (_id, move) => {
    const at = (frame: number) => expressionAt(move, frame / 30)
    for (let frame = 0; frame < move.period * 30; frame++) {
      const [now, next] = [at(frame), at(frame + 1)]
      expect(Math.abs(next.effort - now.effort)).toBeLessThan(0.3)
      expect(Math.abs(next.joy - now.joy)).toBeLessThan(0.3)
      expect(now.closed).toBeGreaterThanOrEqual(0)
    }
    const [start, end] = [at(0), at(move.period * 30)]
    expect(end.effort).toBeCloseTo(start.effort, 6)
    expect(end.joy).toBeCloseTo(start.joy, 6)
  })
})
