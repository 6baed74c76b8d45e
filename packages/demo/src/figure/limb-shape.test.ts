import { expect, it } from 'vitest'
import type { Move } from '../moves/move.ts'
import { moves } from '../moves/moves.ts'
import { poseAt } from '../moves/pose-at.ts'
import { armEnd, armRoot, armShape } from './arm-shape.ts'
import { legEnd, legRoot, legShape } from './leg-shape.ts'
import { limbPart } from './limb-shape.ts'
import { people } from './people.ts'
import type { Person } from './person.ts'
import { solvePose } from './solve-pose.ts'
import { dot, length, normalise, subtract } from './vector.ts'

const [person] = people as [Person]

it.each(moves.map((move) => [move.id, move] as const))(
  'the limbs of %s are continuous and never twist',
  (_id, move) => {
    for (const pose of framesOf(move)) {
      const skeleton = solvePose(pose)
      const limbs = [
        limbPart(armShape(person, skeleton, 1, 1), armRoot, armEnd),
        limbPart(armShape(person, skeleton, -1, 1), armRoot, armEnd),
        limbPart(legShape(person, skeleton.leftLeg, 1), legRoot, legEnd),
        limbPart(legShape(person, skeleton.rightLeg, 1), legRoot, legEnd),
      ]
      for (const rings of limbs) {
        rings.slice(1).forEach((ring, index) => {
          const before = rings[index] ?? ring
          expect(length(subtract(ring.centre, before.centre))).toBeLessThan(0.06)
          expect(dot(normalise(ring.side), normalise(before.side))).toBeGreaterThan(0.4)
          expect(length(ring.side)).toBeGreaterThan(0.01)
        })
      }
    }
  },
)

it('an arm is widest at its deltoid, swells below the elbow, and tapers to the wrist', () => {
  const skeleton = solvePose(framesOf(moves[0] as (typeof moves)[number])[0] as Parameters<typeof solvePose>[0])
  const shape = armShape(person, skeleton, 1, 1)
  const half = (at: number) => length(limbPart(shape, at, at + 0.01)[0]?.side ?? [0, 0, 0])
  expect(half(0.12)).toBeGreaterThan(half(0.5))
  expect(half(1.25)).toBeGreaterThan(half(0.95))
  const forearm = [1.3, 1.5, 1.7, 1.9].map(half)
  expect(forearm).toEqual([...forearm].sort((a, b) => b - a))
  expect(half(1.9)).toBeLessThan(half(1.3) * 0.6)
})

/** The poses of every tenth frame. */
function framesOf(move: Move) {
  return Array.from({ length: move.period * 3 }, (_, index) => poseAt(move, index / 3))
}
