import type { Frame } from './frame.ts'
import type { Vector } from './vector.ts'

/** Bone lengths in metres of the reference person for all poses; other people are scaled as a whole. */
export const bones = {
  hipHalfWidth: 0.092,
  thigh: 0.435,
  shin: 0.425,
  ankleHeight: 0.075,
  /** From the ankle forward to the ball of the foot. */
  ankleToBall: 0.125,
  ankleToHeel: 0.055,
  pelvisToWaist: 0.13,
  waistToChest: 0.17,
  chestToNeck: 0.19,
  neckToHead: 0.162,
  shoulderHalfWidth: 0.163,
  shoulderDrop: 0.066,
  upperArm: 0.285,
  forearm: 0.25,
} as const

export type ArmBones = { shoulder: Vector; elbow: Vector; wrist: Vector; upper: Frame; lower: Frame; hand: Frame }

/** `foot.y` runs along the sole to the toes, `foot.z` is up from the instep; `toes` is where the toe part points. */
export type LegBones = {
  hip: Vector
  knee: Vector
  ankle: Vector
  upper: Frame
  lower: Frame
  foot: Frame
  toes: Vector
}

/** Every joint of a body, in one space. */
export type Skeleton = {
  pelvis: { at: Vector; frame: Frame }
  waist: Vector
  chest: { at: Vector; frame: Frame }
  neck: Vector
  head: { at: Vector; frame: Frame }
  leftArm: ArmBones
  rightArm: ArmBones
  leftLeg: LegBones
  rightLeg: LegBones
}
