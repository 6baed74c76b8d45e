import { bendLimb } from './bend-limb.ts'
import { type Frame, frameAlong, outOf } from './frame.ts'
import type { Leg } from './pose.ts'
import { bones, type LegBones } from './skeleton.ts'
import { swingDirection } from './solve-arm.ts'
import { add, dot, normalise, scale, subtract, type Vector } from './vector.ts'

/** `side` is 1 for the left leg, -1 for the right. */
export function solveLeg(
  leg: Leg,
  side: 1 | -1,
  hip: Vector,
  pelvis: Frame,
  root: Frame,
  toRoot: (point: Vector) => Vector,
): LegBones {
  if (leg.by === 'plant') {
    const planted = plantedAnkle(leg, side)
    const pole = outOf(root, leg.knee ?? add(planted.outward, scale([0, 0, 1], 0.4)))
    const { middle, end } = bendLimb(hip, toRoot(planted.ankle), bones.thigh, bones.shin, pole)
    const sole = outOf(root, planted.sole)
    const toes = outOf(root, planted.toes)
    return assemble(hip, middle, end, sole, toes, pole)
  }
  if (leg.by === 'place') {
    const pole = outOf(root, leg.knee ?? [0, 0, 1])
    const { middle, end } = bendLimb(hip, toRoot(leg.at), bones.thigh, bones.shin, pole)
    const toes = normalise(outOf(root, leg.toes))
    return assemble(hip, middle, end, toes, toes, pole)
  }
  const upper = outOf(pelvis, leg.by === 'angles' ? swingDirection(leg.upper, side) : leg.upper)
  const lower = outOf(pelvis, leg.by === 'angles' ? swingDirection(leg.lower, side) : leg.lower)
  const knee = add(hip, scale(upper, bones.thigh))
  const ankle = add(knee, scale(lower, bones.shin))
  const toes = leg.by === 'angles' ? pointed(upper, lower, pelvis, leg.point ?? 20) : outOf(pelvis, leg.toes)
  return assemble(hip, knee, ankle, toes, toes, kneeFront(upper, lower, pelvis))
}

/** A planted foot rotates about its ball when the heel rises, about its heel when the toes do. */
export function plantedAnkle(
  leg: Extract<Leg, { by: 'plant' }>,
  side: 1 | -1,
): {
  ankle: Vector
  sole: Vector
  toes: Vector
  outward: Vector
} {
  const out = ((leg.out ?? 6) * Math.PI) / 180
  const outward: Vector = [Math.sin(out) * side, 0, Math.cos(out)]
  const angle = ((leg.heel ?? 0) * Math.PI) / 180
  const sole: Vector = add(scale(outward, Math.cos(angle)), [0, -Math.sin(angle), 0])
  const up: Vector = add(scale(outward, Math.sin(angle)), [0, Math.cos(angle), 0])
  const ground: Vector = [leg.x, leg.y ?? 0, leg.z]
  if (angle >= 0) {
    const ball = add(ground, scale(outward, bones.ankleToBall))
    return {
      ankle: add(add(ball, scale(sole, -bones.ankleToBall)), scale(up, bones.ankleHeight)),
      sole,
      toes: outward,
      outward,
    }
  }
  const heel = add(ground, scale(outward, -bones.ankleToHeel))
  return {
    ankle: add(add(heel, scale(sole, bones.ankleToHeel)), scale(up, bones.ankleHeight)),
    sole,
    toes: sole,
    outward,
  }
}

function assemble(hip: Vector, knee: Vector, ankle: Vector, sole: Vector, toes: Vector, front: Vector): LegBones {
  const upper = normalise(subtract(knee, hip))
  const lower = normalise(subtract(ankle, knee))
  const bent = subtract(upper, scale(lower, dot(upper, lower)))
  const facing = add(scale(bent, 1.5), scale(front, 0.6))
  return {
    hip,
    knee,
    ankle,
    upper: frameAlong(upper, facing),
    lower: frameAlong(lower, facing),
    foot: frameAlong(sole, scale(lower, -1)),
    toes,
  }
}

/** Toes `point` degrees further than at right angles to the shin. */
function pointed(upper: Vector, lower: Vector, pelvis: Frame, point: number): Vector {
  const frame = frameAlong(lower, kneeFront(upper, lower, pelvis))
  const angle = (point * Math.PI) / 180
  return add(scale(frame.z, Math.cos(angle)), scale(lower, Math.sin(angle)))
}

function kneeFront(upper: Vector, lower: Vector, pelvis: Frame): Vector {
  const bent = subtract(upper, scale(lower, dot(upper, lower)))
  return add(scale(bent, 3), scale(pelvis.z, 0.5))
}
