import type { Turn } from '../figure/frame.ts'
import { type Arm, type Leg, mirrorLimb, type Pose, type Swing } from '../figure/pose.ts'
import type { Vector } from '../figure/vector.ts'

export type PoseChange = {
  travel?: Partial<Pose['travel']>
  pelvis?: Partial<Pose['pelvis']>
  spine?: Partial<Turn>
  head?: Partial<Turn>
  leftArm?: Arm
  rightArm?: Arm
  leftLeg?: Leg
  rightLeg?: Leg
  /** Symmetric, given for the left side. */
  arms?: Arm
  legs?: Leg
}

/** Derives a pose from another. */
export function change(pose: Pose, { arms, legs, ...to }: PoseChange): Pose {
  return {
    travel: { ...pose.travel, ...to.travel },
    pelvis: { ...pose.pelvis, ...to.pelvis },
    spine: { ...pose.spine, ...to.spine },
    head: { ...pose.head, ...to.head },
    leftArm: to.leftArm ?? arms ?? pose.leftArm,
    rightArm: to.rightArm ?? (arms ? mirrorLimb(arms) : pose.rightArm),
    leftLeg: to.leftLeg ?? legs ?? pose.leftLeg,
    rightLeg: to.rightLeg ?? (legs ? mirrorLimb(legs) : pose.rightLeg),
  }
}

export const level: Turn = { pitch: 0, yaw: 0, roll: 0 }

export function swing(upper: Swing, lower: Swing, hand?: Vector): Arm {
  return hand ? { by: 'angles', upper, lower, hand } : { by: 'angles', upper, lower }
}

export function reach(x: number, y: number, z: number, elbow?: Vector, hand?: Vector): Arm {
  return { by: 'reach', at: [x, y, z], ...(elbow ? { elbow } : {}), ...(hand ? { hand } : {}) }
}

/** Relative to the hollow of the throat and the chest's axes. */
export function near(x: number, y: number, z: number, elbow?: Vector, hand?: Vector): Arm {
  return { by: 'near', at: [x, y, z], ...(elbow ? { elbow } : {}), ...(hand ? { hand } : {}) }
}

export function plant(x: number, z: number, more: Omit<Extract<Leg, { by: 'plant' }>, 'by' | 'x' | 'z'> = {}): Leg {
  return { by: 'plant', x, z, ...more }
}

export function place(at: Vector, toes: Vector, knee?: Vector): Leg {
  return { by: 'place', at, toes, ...(knee ? { knee } : {}) }
}

export function lift(upper: Swing, lower: Swing, point = 25): Leg {
  return { by: 'angles', upper, lower, point }
}

const armsDown: Arm = swing([4, 10], [16, 4])

export const stand: Pose = {
  travel: { x: 0, z: 0, yaw: 0 },
  pelvis: { ...level, x: 0, y: 0.93, z: 0 },
  spine: level,
  head: level,
  leftArm: armsDown,
  rightArm: mirrorLimb(armsDown),
  leftLeg: plant(0.11, 0, { out: 8 }),
  rightLeg: plant(-0.11, 0, { out: 8 }),
}

/** On hands and toes, along z; the shoulders stand over the hands. */
export const plank: Pose = {
  ...stand,
  pelvis: { ...level, x: 0, y: 0.437, z: -0.52, pitch: 72 },
  spine: { pitch: 4, yaw: 0, roll: 0 },
  head: { pitch: -18, yaw: 0, roll: 0 },
  leftArm: reach(0.2, 0.05, 0, [0.5, 0, -1], [0.1, -0.12, 1]),
  rightArm: reach(-0.2, 0.05, 0, [-0.5, 0, -1], [-0.1, -0.12, 1]),
  leftLeg: plant(0.1, -1.5, { heel: 75, out: 2 }),
  rightLeg: plant(-0.1, -1.5, { heel: 75, out: 2 }),
}

/** On hands and knees, along z. */
export const allFours: Pose = {
  ...stand,
  pelvis: { ...level, x: 0, y: 0.5, z: -0.42, pitch: 84 },
  spine: level,
  head: { pitch: -10, yaw: 0, roll: 0 },
  leftArm: reach(0.18, 0.05, 0.08, [0.4, 0, -1], [0.1, -0.12, 1]),
  rightArm: reach(-0.18, 0.05, 0.08, [-0.4, 0, -1], [-0.1, -0.12, 1]),
  leftLeg: place([0.1, 0.075, -0.86], [0, -0.35, -1], [0, -0.6, 1]),
  rightLeg: place([-0.1, 0.075, -0.86], [0, -0.35, -1], [0, -0.6, 1]),
}

/** On the back, head towards -z, knees up and feet on the floor. */
export const supine: Pose = {
  ...stand,
  pelvis: { ...level, x: 0, y: 0.115, z: 0, pitch: -90 },
  spine: level,
  head: { pitch: 6, yaw: 0, roll: 0 },
  leftArm: reach(0.27, 0.045, -0.06, [0.6, 0.1, 0.2], [0.15, -0.02, 1]),
  rightArm: reach(-0.27, 0.045, -0.06, [-0.6, 0.1, 0.2], [-0.15, -0.02, 1]),
  leftLeg: plant(0.11, 0.42, { out: 2, knee: [0, 1, 0.2] }),
  rightLeg: plant(-0.11, 0.42, { out: 2, knee: [0, 1, 0.2] }),
}

/** Sitting on the floor, legs crossed. */
export const crossLegged: Pose = {
  ...stand,
  pelvis: { ...level, x: 0, y: 0.15, z: 0, pitch: 2 },
  leftLeg: place([-0.08, 0.09, 0.3], [-0.9, -0.15, 0.3], [1, 0.1, 0.45]),
  rightLeg: place([0.09, 0.085, 0.42], [0.9, -0.15, 0.3], [-1, 0.1, 0.45]),
  leftArm: reach(0.36, 0.27, 0.24, [0.9, -0.3, -0.4], [-0.2, -0.3, 1]),
  rightArm: reach(-0.36, 0.27, 0.24, [-0.9, -0.3, -0.4], [0.2, -0.3, 1]),
}

/** A boxer's guard: hands in front of the face, left foot and left hand forward. */
export const guard: Pose = {
  ...stand,
  pelvis: { x: 0, y: 0.86, z: 0, pitch: 4, yaw: -28, roll: 0 },
  spine: { pitch: 8, yaw: -8, roll: 0 },
  head: { pitch: 4, yaw: 32, roll: 0 },
  leftArm: near(0.1, 0.05, 0.3, [0.6, -1, 0]),
  rightArm: near(-0.1, 0.02, 0.2, [-0.6, -1, 0]),
  leftLeg: plant(0.12, 0.2, { out: -6, heel: 6 }),
  rightLeg: plant(-0.16, -0.24, { out: 38, heel: 22 }),
}
