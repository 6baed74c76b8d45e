import { expect, it } from 'vitest'
import { moves } from '../moves/moves.ts'
import { moveFocus } from './move-focus.ts'

it('a move is inside its picture, and wider lying down than standing', () => {
  for (const { id } of moves) {
    const { at, span } = moveFocus(id, null)
    expect(span, id).toBeGreaterThan(0.1)
    expect(at - span / 2, id).toBeGreaterThanOrEqual(-0.001)
    expect(at + span / 2, id).toBeLessThanOrEqual(1.001)
  }
  expect(moveFocus('swimming', null).span).toBeGreaterThan(2 * moveFocus('hip-hinge', null).span)
})

it('the right side is the mirror image of the left', () => {
  const sided = moves.filter((move) => move.sided && move.framing !== 'bike')
  expect(sided.length).toBeGreaterThan(0)
  for (const { id } of sided) {
    const [left, right] = [moveFocus(id, 'left'), moveFocus(id, 'right')]
    expect(left.at + right.at, id).toBeCloseTo(1, 1)
    expect(left.span, id).toBeCloseTo(right.span, 1)
  }
})
