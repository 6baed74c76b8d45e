import { expect, it } from 'vitest'
import type { Move } from '../moves/move.ts'
import { moves } from '../moves/moves.ts'
import { poseAt } from '../moves/pose-at.ts'
import { gazeOf, tilted } from './look-at.ts'
import { solvePose } from './solve-pose.ts'
import { dot } from './vector.ts'

const eye = [0, 1.1, 6.4] as const

it.each(moves.map((move) => [move.id, move] as const))(
  'the head of %s tilts by at most 6 degrees, and its eyes stay inside',
  (_id, move) => {
    for (const pose of framesOf(move)) {
      const skeleton = solvePose(pose)
      const gaze = gazeOf(skeleton, eye)
      for (const way of gaze) expect(Math.abs(way)).toBeLessThanOrEqual(1)
      const { frame } = tilted(skeleton.head, gaze, 1, 0)
      const degrees = (Math.asin(Math.min(1, Math.abs(dot(frame.x, skeleton.head.frame.y)))) * 180) / Math.PI
      expect(degrees).toBeLessThanOrEqual(6.01)
    }
  },
)

/** The poses of every tenth frame. */
function framesOf(move: Move) {
  return Array.from({ length: move.period * 3 }, (_, index) => poseAt(move, index / 3))
}
