import { outOf, turn, upright } from './frame.ts'
import type { Leg, Pose } from './pose.ts'
import { bones, type Skeleton } from './skeleton.ts'
import { solveArm } from './solve-arm.ts'
import { plantedAnkle, solveLeg } from './solve-leg.ts'
import { add, length, mix, scale, subtract, type Vector } from './vector.ts'

/** Computes every joint of a pose. Planted feet stay: if a leg is too short to reach, the pelvis sinks. `shoulder` widens the shoulders. */
export function solvePose(pose: Pose, shoulder = 1): Skeleton {
  const root = turn(upright, { pitch: 0, yaw: pose.travel.yaw, roll: 0 })
  const toRoot = (point: Vector): Vector => add(outOf(root, point), [pose.travel.x, 0, pose.travel.z])
  const pelvisFrame = turn(root, pose.pelvis)
  const hips: Record<'left' | 'right', Vector> = {
    left: outOf(pelvisFrame, [bones.hipHalfWidth, 0, 0]),
    right: outOf(pelvisFrame, [-bones.hipHalfWidth, 0, 0]),
  }
  let pelvis = toRoot([pose.pelvis.x, pose.pelvis.y, pose.pelvis.z])
  for (let pass = 0; pass < 3; pass++) {
    pelvis = withinReach(pelvis, hips.left, pose.leftLeg, 1, toRoot)
    pelvis = withinReach(pelvis, hips.right, pose.rightLeg, -1, toRoot)
  }

  const half = { pitch: pose.spine.pitch * 0.5, yaw: pose.spine.yaw * 0.5, roll: pose.spine.roll * 0.5 }
  const middle = turn(pelvisFrame, half)
  const chestFrame = turn(pelvisFrame, pose.spine)
  const waist = add(pelvis, scale(mix(pelvisFrame.y, middle.y, 0.25), bones.pelvisToWaist))
  const chest = add(waist, scale(middle.y, bones.waistToChest))
  const neck = add(chest, scale(chestFrame.y, bones.chestToNeck))
  const headFrame = turn(chestFrame, pose.head)
  const neckDirection = mix(chestFrame.y, headFrame.y, 0.55)
  const head = add(add(neck, scale(neckDirection, bones.neckToHead)), scale(chestFrame.z, 0.022))

  return {
    pelvis: { at: pelvis, frame: pelvisFrame },
    waist,
    chest: { at: chest, frame: chestFrame },
    neck,
    head: { at: head, frame: headFrame },
    leftArm: solveArm(pose.leftArm, 1, neck, chestFrame, root, toRoot, shoulder),
    rightArm: solveArm(pose.rightArm, -1, neck, chestFrame, root, toRoot, shoulder),
    leftLeg: solveLeg(pose.leftLeg, 1, add(pelvis, hips.left), pelvisFrame, root, toRoot),
    rightLeg: solveLeg(pose.rightLeg, -1, add(pelvis, hips.right), pelvisFrame, root, toRoot),
  }
}

function withinReach(pelvis: Vector, hip: Vector, leg: Leg, side: 1 | -1, toRoot: (point: Vector) => Vector): Vector {
  if (leg.by !== 'plant') return pelvis
  const way = subtract(toRoot(plantedAnkle(leg, side).ankle), add(pelvis, hip))
  const excess = length(way) - (bones.thigh + bones.shin) * 0.998
  if (excess <= 0) return pelvis
  // Straight down if possible: a body sinks under its weight, not sideways.
  const fall = Math.min(excess * 1.6, excess / Math.max(0.4, -way[1] / length(way)))
  return [pelvis[0], pelvis[1] - fall, pelvis[2]]
}
