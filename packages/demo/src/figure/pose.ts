import type { Turn } from './frame.ts'
import type { Vector } from './vector.ts'

/** Degrees: how far a bone has swung forward from hanging, and outward from the body. */
export type Swing = readonly [forward: number, out: number]

/**
 * How an arm is held. `angles` and `directions` are relative to the chest; `reach` names the wrist's place in the person's
 * space (what is planted on a floor or a handlebar), `near` its place relative to the chest. `elbow` is where the elbow points.
 */
export type Arm =
  | { by: 'angles'; upper: Swing; lower: Swing; hand?: Vector }
  | { by: 'directions'; upper: Vector; lower: Vector; hand?: Vector }
  | { by: 'reach'; at: Vector; elbow?: Vector; hand?: Vector }
  | { by: 'near'; at: Vector; elbow?: Vector; hand?: Vector }

/**
 * How a leg is held. `plant` keeps the ball of the foot at a place on the floor, `heel` degrees raised (below zero: toes
 * raised), `out` degrees turned out; `place` names the ankle's place; `angles` are relative to the pelvis.
 */
export type Leg =
  | { by: 'plant'; x: number; z: number; y?: number; heel?: number; out?: number; knee?: Vector }
  | { by: 'place'; at: Vector; toes: Vector; knee?: Vector }
  | { by: 'angles'; upper: Swing; lower: Swing; point?: number }
  | { by: 'directions'; upper: Vector; lower: Vector; toes: Vector }

export type Pose = {
  /** Where the person stands and which way they face, on top of everything else. */
  travel: { x: number; z: number; yaw: number }
  pelvis: Turn & { x: number; y: number; z: number }
  /** The chest against the pelvis. */
  spine: Turn
  /** The head against the chest. */
  head: Turn
  leftArm: Arm
  rightArm: Arm
  leftLeg: Leg
  rightLeg: Leg
}

/** The same pose as seen in a mirror: left and right change places. */
export function mirrorPose(pose: Pose): Pose {
  return {
    travel: { x: -pose.travel.x, z: pose.travel.z, yaw: -pose.travel.yaw },
    pelvis: { ...mirrorTurn(pose.pelvis), x: -pose.pelvis.x, y: pose.pelvis.y, z: pose.pelvis.z },
    spine: mirrorTurn(pose.spine),
    head: mirrorTurn(pose.head),
    leftArm: mirrorLimb(pose.rightArm),
    rightArm: mirrorLimb(pose.leftArm),
    leftLeg: mirrorLimb(pose.rightLeg),
    rightLeg: mirrorLimb(pose.leftLeg),
  }
}

/** A limb of the left side for the right side, and back. Angles count outward on both sides and stay. */
export function mirrorLimb<Limb extends Arm | Leg>(limb: Limb): Limb {
  const mirrored: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(limb)) mirrored[key] = flip(key, value, limb.by)
  return mirrored as Limb
}

function flip(key: string, value: unknown, by: string): unknown {
  if (Array.isArray(value) && value.length === 3) return [-value[0], value[1], value[2]]
  if (key === 'x' && by === 'plant') return -(value as number)
  return value
}

function mirrorTurn({ pitch, yaw, roll }: Turn): Turn {
  return { pitch, yaw: -yaw, roll: -roll }
}
