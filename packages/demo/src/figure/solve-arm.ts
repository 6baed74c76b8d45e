import { bendLimb } from './bend-limb.ts'
import { type Frame, frameAlong, into, outOf } from './frame.ts'
import type { Arm, Swing } from './pose.ts'
import { type ArmBones, bones } from './skeleton.ts'
import { add, cross, dot, length, normalise, scale, subtract, type Vector } from './vector.ts'

/** `side` is 1 for the left arm, -1 for the right. */
export function solveArm(
  arm: Arm,
  side: 1 | -1,
  neck: Vector,
  chest: Frame,
  root: Frame,
  toRoot: (point: Vector) => Vector,
  width: number,
): ArmBones {
  const resting = shoulderAt(side, neck, chest, width, 0)
  const first = reachFrom(arm, side, resting, neck, chest, toRoot)
  // A raised arm lifts its shoulder blade: otherwise arms overhead look dislocated.
  const lift = into(chest, first.upper)[1]
  const shoulder = shoulderAt(side, neck, chest, width, Math.max(0, lift + 0.25))
  const { upper, elbow, wrist } = reachFrom(arm, side, shoulder, neck, chest, toRoot)
  const lower = normalise(subtract(wrist, elbow))
  const front = elbowFront(upper, lower, chest, side)
  const hand = arm.hand ? normalise(outOf(root, arm.hand)) : lower
  return {
    shoulder,
    elbow,
    wrist,
    upper: frameAlong(upper, front),
    lower: frameAlong(lower, front),
    hand: frameAlong(hand, arm.hand ? palmFront(hand, front) : front),
  }
}

/** The direction of a bone after rotating from hanging. */
export function swingDirection([forward, out]: Swing, side: 1 | -1): Vector {
  const f = (forward * Math.PI) / 180
  const o = (out * Math.PI) / 180
  return [Math.sin(o) * side, -Math.cos(o) * Math.cos(f), Math.cos(o) * Math.sin(f)]
}

function shoulderAt(side: 1 | -1, neck: Vector, chest: Frame, width: number, lift: number): Vector {
  return add(
    neck,
    outOf(chest, [side * (bones.shoulderHalfWidth * width - 0.018 * lift), -bones.shoulderDrop + 0.05 * lift, 0]),
  )
}

function reachFrom(
  arm: Arm,
  side: 1 | -1,
  shoulder: Vector,
  neck: Vector,
  chest: Frame,
  toRoot: (point: Vector) => Vector,
): { upper: Vector; elbow: Vector; wrist: Vector } {
  if (arm.by === 'angles' || arm.by === 'directions') {
    const upper = outOf(chest, arm.by === 'angles' ? swingDirection(arm.upper, side) : arm.upper)
    const lower = outOf(chest, arm.by === 'angles' ? swingDirection(arm.lower, side) : arm.lower)
    const elbow = add(shoulder, scale(upper, bones.upperArm))
    return { upper, elbow, wrist: add(elbow, scale(lower, bones.forearm)) }
  }
  const target = arm.by === 'reach' ? toRoot(arm.at) : add(neck, outOf(chest, arm.at))
  const pole = outOf(chest, arm.elbow ?? [side * 0.7, -0.7, -0.5])
  const { middle, end } = bendLimb(shoulder, target, bones.upperArm, bones.forearm, pole)
  return { upper: normalise(subtract(middle, shoulder)), elbow: middle, wrist: end }
}

/** The inner side of the elbow: it faces the forearm when bent, forward when straight. */
function elbowFront(upper: Vector, lower: Vector, chest: Frame, side: 1 | -1): Vector {
  const bent = subtract(lower, scale(upper, dot(lower, upper)))
  const straight = cross(outOf(chest, [side, 0, 0]), upper)
  const rest = length(straight) > 0.3 ? scale(straight, side) : chest.z
  return add(scale(bent, 2), scale(rest, 0.4))
}

function palmFront(hand: Vector, front: Vector): Vector {
  return Math.abs(hand[1]) < 0.5 ? [0, -1, 0] : front
}
