import { type Brush, type Layer, paintBone } from './brush.ts'
import { drawHand, type Grip } from './draw-hand.ts'
import type { Person } from './person.ts'
import type { ArmBones } from './skeleton.ts'
import { limbTube, type ProfileStep, sliceProfile, type Tube } from './tube.ts'
import { add, scale } from './vector.ts'

const upperArm: readonly ProfileStep[] = [
  [-0.14, 0.012, 0.014],
  [-0.115, 0.027, 0.03],
  [-0.05, 0.043, 0.046],
  [0.06, 0.05, 0.052],
  [0.25, 0.048, 0.051, 0.002],
  [0.5, 0.042, 0.046, 0.004],
  [0.8, 0.036, 0.039, 0.002],
  [1, 0.034, 0.036],
  [1.09, 0.022, 0.024],
]

const forearm: readonly ProfileStep[] = [
  [-0.09, 0.02],
  [0, 0.034, 0.035],
  [0.12, 0.038, 0.04],
  [0.3, 0.037, 0.04],
  [0.55, 0.031, 0.033],
  [0.8, 0.025, 0.026],
  [1, 0.023, 0.022],
  [1.06, 0.02, 0.018],
]

export function drawArm(
  brush: Brush,
  person: Person,
  arm: ArmBones,
  side: 1 | -1,
  grip: Grip,
  height: number,
): Layer[] {
  const girth = person.build.limb * height
  const cut = sleeves[person.top.cut]
  const upper = (profile: readonly ProfileStep[]) => limbTube(arm.shoulder, arm.elbow, arm.upper, profile, girth)
  const lower = (profile: readonly ProfileStep[]) => limbTube(arm.elbow, arm.wrist, arm.lower, profile, girth)
  const upperSvg =
    paintBone(brush, upper(upperArm), person.skin) +
    (cut.upper > 0
      ? paintBone(
          brush,
          upper(sliceProfile(upperArm, -0.14, Math.min(cut.upper, 1.09), cut.loose)),
          person.top.colour,
          [2, cut.upper < 1 ? 0 : 2],
        )
      : '')
  const lowerSvg =
    paintBone(brush, lower(forearm), person.skin, [2, 1]) +
    (cut.lower > 0
      ? paintBone(brush, lower(sliceProfile(forearm, -0.09, cut.lower, cut.loose * 0.7)), person.top.colour, [2, 0])
      : '')
  const handDepth = add(arm.wrist, scale(arm.hand.y, 0.08))[2]
  const elbowDepth = arm.elbow[2]
  return [
    { depth: (arm.shoulder[2] + elbowDepth) / 2 + 0.025, svg: upperSvg },
    { depth: (elbowDepth + arm.wrist[2]) / 2 + 0.03, svg: lowerSvg },
    { depth: handDepth + 0.032, svg: drawHand(brush, person.skin, arm, side, grip, height) },
  ]
}

export function armTubes(arm: ArmBones, girth: number): Tube[] {
  return [
    limbTube(arm.shoulder, arm.elbow, arm.upper, upperArm, girth),
    limbTube(arm.elbow, add(arm.wrist, scale(arm.hand.y, 0.12)), arm.lower, forearm, girth),
  ]
}

/** How far the sleeve extends down upper arm and forearm, and its looseness in metres. */
const sleeves = {
  tank: { upper: 0, lower: 0, loose: 0 },
  bra: { upper: 0, lower: 0, loose: 0 },
  tee: { upper: 0.56, lower: 0, loose: 0.011 },
  long: { upper: 1.09, lower: 0.96, loose: 0.003 },
  hoodie: { upper: 1.09, lower: 0.97, loose: 0.014 },
} as const
