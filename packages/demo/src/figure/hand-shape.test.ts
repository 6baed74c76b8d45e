import { describe, expect, it } from 'vitest'
import type { Move } from '../moves/move.ts'
import { moves } from '../moves/moves.ts'
import { poseAt } from '../moves/pose-at.ts'
import { makeBrush } from './brush.ts'
import { handOutline } from './draw-hand.ts'
import { type Grip, handShape } from './hand-shape.ts'
import { solvePose } from './solve-pose.ts'
import { dot, length, subtract } from './vector.ts'

const brush = makeBrush({ width: 1280, height: 720, eye: [0, 1.1, 6.4], zoom: 320, centre: [0.5, 0.4] })
const grips: readonly Exclude<Grip, 'glove'>[] = ['open', 'relaxed', 'fist', 'grip']

describe.each(moves.map((move) => [move.id, move] as const))('the hands of %s', (_id, move) => {
  const hands = framesOf(move).flatMap((pose) => {
    const { leftArm, rightArm } = solvePose(pose)
    return grips.flatMap((grip) => [
      { arm: leftArm, hand: handShape(leftArm, 1, grip, 1) },
      { arm: rightArm, hand: handShape(rightArm, -1, grip, 1) },
    ])
  })

  it('have a closed outline', () => {
    for (const { hand } of hands) {
      expect(handOutline(brush, hand)).toMatch(/^(?:M[-0-9. ]+(?:L[-0-9. ]+){2,}Z)+$/)
    }
  })

  it('are one shape: the thumb starts inside the palm, and the palm at the wrist', () => {
    for (const { arm, hand } of hands) {
      const root = hand.thumb[0]?.centre ?? [9, 9, 9]
      const [x, y, z] = [hand.frame.x, hand.frame.y, hand.frame.z].map((axis) => dot(axis, subtract(root, arm.wrist)))
      expect(Math.abs(x ?? 1)).toBeLessThan(0.024)
      expect(y).toBeGreaterThan(0)
      expect(Math.abs(z ?? 1)).toBeLessThan(0.019)
      expect(length(subtract(hand.palm[0]?.centre ?? root, arm.wrist))).toBeLessThan(0.02)
    }
  })
})

/** The poses of every tenth frame. */
function framesOf(move: Move) {
  return Array.from({ length: move.period * 3 }, (_, index) => poseAt(move, index / 3))
}
