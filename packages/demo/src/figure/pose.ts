import type { Turn } from './frame.ts'
import type { Vector } from './vector.ts'

/** Degrees: rotation of a bone forward from hanging, and outward from the body. */
export type Swing = readonly [forward: number, out: number]

/**
 * The pose of an arm. `angles` and `directions` are relative to the chest; `reach` is the wrist's position in person space (hands on the
 * floor or a handlebar), `near` its position relative to the chest. `elbow` is the direction of the elbow.
 */
export type Arm =
  | { by: 'angles'; upper: Swing; lower: Swing; hand?: Vector }
  | { by: 'directions'; upper: Vector; lower: Vector; hand?: Vector }
  | { by: 'reach'; at: Vector; elbow?: Vector; hand?: Vector }
  | { by: 'near'; at: Vector; elbow?: Vector; hand?: Vector }

/**
 * The pose of a leg. `plant` keeps the ball of the foot at a position on the floor, `heel` degrees raised (negative: toes raised), `out`
 * degrees turned out; `place` is the ankle's position; `angles` are relative to the pelvis.
 */
export type Leg =
  | { by: 'plant'; x: number; z: number; y?: number; heel?: number; out?: number; knee?: Vector }
  | { by: 'place'; at: Vector; toes: Vector; knee?: Vector }
  | { by: 'angles'; upper: Swing; lower: Swing; point?: number }
  | { by: 'directions'; upper: Vector; lower: Vector; toes: Vector }

export type Pose = {
  /** The person's position and rotation, applied last. */
  travel: { x: number; z: number; yaw: number }
  pelvis: Turn & { x: number; y: number; z: number }
  /** The chest relative to the pelvis. */
  spine: Turn
  /** The head relative to the chest. */
  head: Turn
  leftArm: Arm
  rightArm: Arm
  leftLeg: Leg
  rightLeg: Leg
}

/** Mirrors a pose: left and right are swapped. */
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

/** Mirrors a limb. Angles are outward on both sides and stay unchanged. */
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
