import { describe, expect, it } from 'vitest'
import { expressionAt } from '../moves/expression-at.ts'
import { moves } from '../moves/moves.ts'
import type { Mark } from './face-mark.ts'
import { mouthShape } from './mouth-shape.ts'
import { people } from './people.ts'

/** Between nose and chin, and within the cheeks. */
const face = { top: -0.045, bottom: -0.105, side: 34 }

describe.each(moves.map((move) => [move.id, move] as const))('the mouth in %s', (_id, move) => {
  const everyTenthFrame = Array.from({ length: move.period * 3 }, (_, index) => index / 3)
  const shapes = everyTenthFrame.flatMap((seconds) =>
    people.map((person) => mouthShape(person, expressionAt(move, seconds))),
  )

  it('lies inside the face', () => {
    for (const { lips } of shapes) {
      for (const [around, up] of [...lips.top, ...lips.bottom]) {
        expect(Math.abs(around)).toBeLessThan(face.side)
        expect(up).toBeLessThan(face.top)
        expect(up).toBeGreaterThan(face.bottom)
      }
    }
  })

  it('has its teeth inside its opening, and its opening inside the lips', () => {
    const heights = (marks: Mark[]) => marks.map(([, up]) => up)
    for (const { lips, opening, teeth } of shapes) {
      heights(teeth.bottom).forEach((up, index) => {
        expect(up).toBeGreaterThanOrEqual((heights(opening.bottom)[index] ?? 0) - 1e-9)
        expect(heights(lips.top)[index]).toBeGreaterThanOrEqual((heights(opening.top)[index] ?? 0) - 1e-9)
        expect(heights(lips.bottom)[index]).toBeLessThanOrEqual((heights(opening.bottom)[index] ?? 0) + 1e-9)
      })
    }
  })
})
