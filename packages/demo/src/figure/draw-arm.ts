import { armEnd, armRoot, armShape } from './arm-shape.ts'
import { type Brush, type Layer, paintEdge, paintPart } from './brush.ts'
import { drawHand } from './draw-hand.ts'
import type { Grip } from './hand-shape.ts'
import { type LimbShape, limbPart } from './limb-shape.ts'
import type { Person } from './person.ts'
import { paintPiping } from './piping.ts'
import type { Skeleton } from './skeleton.ts'
import { limbTube, type ProfileStep, type Tube } from './tube.ts'
import { add, scale } from './vector.ts'

/** Upper arm, forearm and hand as separate layers, because a bent arm can be both in front of and behind the body. */
export function drawArm(
  brush: Brush,
  person: Person,
  skeleton: Skeleton,
  side: 1 | -1,
  grip: Grip,
  height: number,
): Layer[] {
  const shape = armShape(person, skeleton, side, height)
  const arm = side === 1 ? skeleton.leftArm : skeleton.rightArm
  const handDepth = add(arm.wrist, scale(arm.hand.y, 0.08))[2]
  const elbowDepth = arm.elbow[2]
  return [
    { depth: (arm.shoulder[2] + elbowDepth) / 2 + 0.025, svg: drawSegment(brush, person, shape, armRoot, 1.05) },
    { depth: (elbowDepth + arm.wrist[2]) / 2 + 0.03, svg: drawSegment(brush, person, shape, 0.95, armEnd) },
    { depth: handDepth + 0.032, svg: drawHand(brush, person.skin, arm, side, grip, height) },
  ]
}

/** The area of an arm with its hand, for its shadow. */
export function armTubes(person: Person, skeleton: Skeleton, side: 1 | -1, height: number): Tube[] {
  const { wrist, hand, lower } = side === 1 ? skeleton.leftArm : skeleton.rightArm
  const end = add(wrist, scale(hand.y, 0.16 * height))
  const arm = limbPart(armShape(person, skeleton, side, height), armRoot, armEnd)
  return [arm, limbTube(wrist, end, lower, handGirth, height)]
}

const handGirth: readonly ProfileStep[] = [
  [0, 0.022],
  [0.5, 0.036],
  [1, 0.02],
]

/** How far a sleeve extends, 1 being the elbow, and its looseness in metres. */
const sleeves = {
  tank: { until: armRoot, loose: 0 },
  bra: { until: armRoot, loose: 0 },
  tee: { until: 0.56, loose: 0.012 },
  long: { until: 1.96, loose: 0.003 },
  hoodie: { until: 1.97, loose: 0.011 },
} as const

/** A part of the arm in skin and sleeve. Its edge starts past the joint, where the part before it has the same colour. */
function drawSegment(brush: Brush, { top, skin }: Person, shape: LimbShape, from: number, to: number): string {
  const { until, loose } = sleeves[top.cut]
  const edge = paintEdge(brush, limbPart(shape, from + 0.16, Math.min(to, 2) - 0.04))
  const bareFrom = Math.max(from, until - 0.12)
  const bare = bareFrom < to ? paintPart(brush, limbPart(shape, bareFrom, to), skin) : ''
  if (until <= from) return edge + bare
  const cuff = until < to ? paintPiping(brush, limbPart(shape, until - 0.04, until, loose, false), top.accent) : ''
  // A short sleeve widens towards its end.
  const sleeve = limbPart(shape, from, Math.min(to, until), loose, until < 1)
  return edge + bare + paintPart(brush, sleeve, top.colour) + cuff
}
