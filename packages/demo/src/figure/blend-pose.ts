import { mixNumber } from './ease.ts'
import { type Frame, into, type Turn } from './frame.ts'
import type { Arm, Leg, Pose } from './pose.ts'
import type { ArmBones, LegBones, Skeleton } from './skeleton.ts'
import { swingDirection } from './solve-arm.ts'
import { solvePose } from './solve-pose.ts'
import { mix, slerp, type Vector } from './vector.ts'

/**
 * Interpolates two poses. Limbs with the same kind of hold in both keep it (planted hands and feet stay planted); others interpolate joint
 * angles, so that hands and feet move in arcs.
 */
export function blendPose(a: Pose, b: Pose, weight: number): Pose {
  if (weight <= 0 || a === b) return a
  if (weight >= 1) return b
  let solved: [Skeleton, Skeleton] | null = null
  const skeletons = () => {
    solved ??= [solvePose(a), solvePose(b)]
    return solved
  }
  return {
    travel: {
      x: mixNumber(a.travel.x, b.travel.x, weight),
      z: mixNumber(a.travel.z, b.travel.z, weight),
      yaw: mixNumber(a.travel.yaw, b.travel.yaw, weight),
    },
    pelvis: {
      ...blendTurn(a.pelvis, b.pelvis, weight),
      x: mixNumber(a.pelvis.x, b.pelvis.x, weight),
      y: mixNumber(a.pelvis.y, b.pelvis.y, weight),
      z: mixNumber(a.pelvis.z, b.pelvis.z, weight),
    },
    spine: blendTurn(a.spine, b.spine, weight),
    head: blendTurn(a.head, b.head, weight),
    leftArm: blendArm(a.leftArm, b.leftArm, weight, 'leftArm', skeletons),
    rightArm: blendArm(a.rightArm, b.rightArm, weight, 'rightArm', skeletons),
    leftLeg: blendLeg(a.leftLeg, b.leftLeg, weight, 'leftLeg', skeletons),
    rightLeg: blendLeg(a.rightLeg, b.rightLeg, weight, 'rightLeg', skeletons),
  }
}

type Solved = () => [Skeleton, Skeleton]

function blendArm(a: Arm, b: Arm, weight: number, key: 'leftArm' | 'rightArm', solved: Solved): Arm {
  if (a === b) return a
  const hand = blendOptional(a.hand, b.hand, weight)
  const held = hand ? { hand } : {}
  if (a.by === 'angles' && b.by === 'angles') {
    const upper = slerp(swingDirection(a.upper, sideOf(key)), swingDirection(b.upper, sideOf(key)), weight)
    const lower = slerp(swingDirection(a.lower, sideOf(key)), swingDirection(b.lower, sideOf(key)), weight)
    return { by: 'directions', upper, lower, ...held }
  }
  if ((a.by === 'reach' && b.by === 'reach') || (a.by === 'near' && b.by === 'near')) {
    const side = sideOf(key)
    const rest: Vector = [side * 0.7, -0.7, -0.5]
    const elbow = mix(a.elbow ?? rest, b.elbow ?? rest, weight)
    return { by: a.by, at: mix(a.at, b.at, weight), elbow, ...held }
  }
  const [from, to] = solved()
  const [first, last] = [directions(from[key], from.chest.frame), directions(to[key], to.chest.frame)]
  return {
    by: 'directions',
    upper: slerp(first.upper, last.upper, weight),
    lower: slerp(first.lower, last.lower, weight),
    ...held,
  }
}

function blendLeg(a: Leg, b: Leg, weight: number, key: 'leftLeg' | 'rightLeg', solved: Solved): Leg {
  if (a === b) return a
  if (a.by === 'plant' && b.by === 'plant') {
    const knee = blendOptional(a.knee, b.knee, weight)
    return {
      by: 'plant',
      x: mixNumber(a.x, b.x, weight),
      z: mixNumber(a.z, b.z, weight),
      y: mixNumber(a.y ?? 0, b.y ?? 0, weight),
      heel: mixNumber(a.heel ?? 0, b.heel ?? 0, weight),
      out: mixNumber(a.out ?? 6, b.out ?? 6, weight),
      ...(knee ? { knee } : {}),
    }
  }
  if (a.by === 'place' && b.by === 'place') {
    const knee = blendOptional(a.knee, b.knee, weight)
    return {
      by: 'place',
      at: mix(a.at, b.at, weight),
      toes: slerp(a.toes, b.toes, weight),
      ...(knee ? { knee } : {}),
    }
  }
  const [from, to] = solved()
  const first = { ...directions(from[key], from.pelvis.frame), toes: into(from.pelvis.frame, from[key].foot.y) }
  const last = { ...directions(to[key], to.pelvis.frame), toes: into(to.pelvis.frame, to[key].foot.y) }
  return {
    by: 'directions',
    upper: slerp(first.upper, last.upper, weight),
    lower: slerp(first.lower, last.lower, weight),
    toes: slerp(first.toes, last.toes, weight),
  }
}

function directions(limb: ArmBones | LegBones, parent: Frame): { upper: Vector; lower: Vector } {
  return { upper: into(parent, limb.upper.y), lower: into(parent, limb.lower.y) }
}

function sideOf(key: 'leftArm' | 'rightArm'): 1 | -1 {
  return key === 'leftArm' ? 1 : -1
}

function blendTurn(a: Turn, b: Turn, weight: number): Turn {
  return {
    pitch: mixNumber(a.pitch, b.pitch, weight),
    yaw: mixNumber(a.yaw, b.yaw, weight),
    roll: mixNumber(a.roll, b.roll, weight),
  }
}

function blendOptional(a: Vector | undefined, b: Vector | undefined, weight: number): Vector | undefined {
  return a && b ? mix(a, b, weight) : (a ?? b)
}
