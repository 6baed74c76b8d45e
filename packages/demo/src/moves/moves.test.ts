import { describe, expect, it } from 'vitest'
import { solvePose } from '../figure/solve-pose.ts'
import { categories } from './move.ts'
import { moves, movesOf } from './moves.ts'
import { poseAt } from './pose-at.ts'

describe('moves', () => {
  it('are at least 40, with at least 4 for work in every category, each with its own id', () => {
    expect(moves.length).toBeGreaterThanOrEqual(40)
    for (const category of categories) {
      expect(movesOf(category).length).toBeGreaterThanOrEqual(4)
      expect(movesOf(category).filter(({ part }) => part === 'work').length).toBeGreaterThanOrEqual(3)
    }
    expect(new Set(moves.map(({ id }) => id)).size).toBe(moves.length)
  })

  it.each(moves.map((move) => [move.id, move] as const))('%s ends where it starts, without jumps', (_id, move) => {
    expect(8 % move.period).toBe(0)
    const joints = (seconds: number) => {
      const { head, pelvis, leftArm, rightArm, leftLeg, rightLeg } = solvePose(poseAt(move, seconds))
      return [head.at, pelvis.at, leftArm.wrist, rightArm.wrist, leftLeg.ankle, rightLeg.ankle]
    }
    const rounded = (seconds: number) => joints(seconds).map((joint) => joint.map((value) => Math.round(value * 1e6)))
    expect(rounded(move.period)).toEqual(rounded(0))
    let before = joints(0)
    for (let frame = 1; frame <= move.period * 30; frame++) {
      const now = joints(frame / 30)
      now.forEach((joint, index) => {
        const [x, y, z] = before[index] ?? joint
        // 13 m/s is a hard kick; a joint that jumps is far faster.
        expect(Math.hypot(joint[0] - x, joint[1] - y, joint[2] - z) * 30).toBeLessThan(13)
      })
      before = now
    }
  })

  it('keep feet and hands above the floor', () => {
    for (const move of moves) {
      for (let step = 0; step < 32; step++) {
        const { leftLeg, rightLeg, leftArm, rightArm, head } = solvePose(poseAt(move, (step / 32) * move.period))
        for (const point of [leftLeg.ankle, rightLeg.ankle, leftArm.wrist, rightArm.wrist, head.at]) {
          expect(point[1], move.id).toBeGreaterThan(0.02)
        }
      }
    }
  })
})
