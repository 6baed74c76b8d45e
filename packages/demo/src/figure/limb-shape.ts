import { clampShare, ease, mixNumber } from './ease.ts'
import type { Frame } from './frame.ts'
import type { Ring, Tube } from './tube.ts'
import { add, cross, dot, mix, normalise, scale, subtract, type Vector } from './vector.ts'

/** Half width and half depth along a limb, and its shift forward, in metres: 0 is its root, 1 its joint, 2 its end. */
export type GirthStep = readonly [at: number, width: number, depth?: number, forward?: number]

/** An arm or a leg: two bones and the flesh around them. */
export type LimbShape = {
  root: Vector
  joint: Vector
  end: Vector
  upper: Frame
  lower: Frame
  steps: readonly GirthStep[]
  girth: number
  /** How far the joint stands out when it is bent, in metres. */
  point: number
  /** The shift of a part outwards, such as the muscle that caps a shoulder. */
  outward?: (at: number) => Vector
}

/** The share of each bone that the curve around the joint takes. */
const bend = 0.15
/** The length of a cross-section's part of the limb. */
const spacing = 0.085

/** The part of a limb between two positions, looser by `loose` metres, widening towards its end if it is a garment. */
export function limbPart(shape: LimbShape, from: number, to: number, loose = 0, isGarment = loose > 0): Tube {
  const count = Math.max(3, Math.ceil((to - from) / spacing))
  const positions = Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
  const centres = positions.map((at) => limbCentre(shape, at))
  let across = shape.upper.x
  return positions.map((at, index): Ring => {
    const centre = centres[index] as Vector
    const along = normalise(subtract(centres[index + 1] ?? centre, centres[index - 1] ?? centre))
    // Carried along the limb without twisting.
    across = normalise(subtract(across, scale(along, dot(across, along))))
    const forwards = cross(across, along)
    const { width, depth, forward } = girthAt(shape.steps, at)
    const by = isGarment ? loose * Math.min(1, Math.max(0.15, index / (count * 0.6))) : loose
    return {
      centre: add(centre, scale(forwards, forward * shape.girth)),
      side: scale(across, width * shape.girth + by),
      front: scale(forwards, depth * shape.girth + by),
    }
  })
}

/** The middle of a limb: along its bones, and around the joint in a curve. */
export function limbCentre({ root, joint, end, upper, lower, point, girth, outward }: LimbShape, at: number): Vector {
  if (at >= 1 + bend) return mix(joint, end, at - 1)
  if (at <= 1 - bend) return add(mix(root, joint, at), outward?.(at) ?? [0, 0, 0])
  const [start, stop] = [mix(root, joint, 1 - bend), mix(joint, end, bend)]
  const corner = add(joint, scale(subtract(upper.y, lower.y), point * girth))
  const share = overJoint(at)
  return mix(mix(start, corner, share), mix(corner, stop, share), share)
}

/** 0 on the upper bone, 1 on the lower, and between them on the curve around the joint. */
function overJoint(at: number): number {
  return clampShare((at - 1 + bend) / (2 * bend))
}

function girthAt(steps: readonly GirthStep[], at: number): { width: number; depth: number; forward: number } {
  const next = Math.max(
    1,
    steps.findIndex(([place]) => place >= at),
  )
  const [from, to] = [steps[next - 1] as GirthStep, steps[next] as GirthStep]
  const weight = ease(clampShare((at - from[0]) / (to[0] - from[0])))
  const between = (a: number, b: number) => mixNumber(a, b, weight)
  return {
    width: between(from[1], to[1]),
    depth: between(from[2] ?? from[1], to[2] ?? to[1]),
    forward: between(from[3] ?? 0, to[3] ?? 0),
  }
}
