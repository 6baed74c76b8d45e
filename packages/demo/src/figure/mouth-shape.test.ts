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
    const marks = shapes.flatMap(({ lips }) => [...lips.top, ...lips.bottom])
    const isInside = ([around, up]: Mark) => Math.abs(around) < face.side && up < face.top && up > face.bottom
    expect(marks.filter((mark) => !isInside(mark))).toEqual([])
  })

  it('has its teeth inside its opening, and its opening inside the lips', () => {
    const isAbove = (above: Mark[], below: Mark[]) =>
      above.every(([, up], index) => up >= (below[index]?.[1] ?? 0) - 1e-9)
    const isRight = ({ lips, opening, teeth }: (typeof shapes)[number]) =>
      isAbove(teeth.bottom, opening.bottom) && isAbove(lips.top, opening.top) && isAbove(opening.bottom, lips.bottom)
    expect(shapes.filter((shape) => !isRight(shape))).toEqual([])
  })
})
