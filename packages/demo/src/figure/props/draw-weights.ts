import { type Brush, type Layer, paintTube } from '../brush.ts'
import { frameAlong, outOf } from '../frame.ts'
import type { ArmBones, Skeleton } from '../skeleton.ts'
import { ball, ringPoint, rod, type Tube } from '../tube.ts'
import { add, mix, normalise, scale, subtract, type Vector } from '../vector.ts'

const iron = '#2d2c3f'
const chrome = '#c9ced8'

/** The grip point, slightly past the palm. */
export function gripOf(arm: ArmBones, height: number): Vector {
  return add(arm.wrist, outOf(arm.hand, [0, 0.085 * height, 0.024 * height]))
}

/** Dumbbells lie across the palm. */
export function drawDumbbells(brush: Brush, skeleton: Skeleton, height: number, accent: string): Layer[] {
  return [skeleton.leftArm, skeleton.rightArm].flatMap((arm, index) => {
    const centre = gripOf(arm, height)
    const axis = dumbbellAxis(arm, index === 0 ? 1 : -1)
    const at = (along: number) => add(centre, scale(axis, along * height))
    const handle = rod(at(-0.075), at(0.075), 0.014 * height)
    const heads = [-1, 1].map((end) => disc(at(end * 0.06), at(end * 0.115), 0.052 * height))
    const depth = centre[2] + 0.01
    return [
      { depth: depth, svg: paintTube(brush, handle, chrome) },
      ...heads.map((tube) => ({ depth: depth + sign(tube, centre) * 0.06, svg: paintTube(brush, tube, accent) })),
    ]
  })
}

/** Held by its horn with both hands. */
export function drawKettlebell(brush: Brush, skeleton: Skeleton, height: number, accent: string): Layer[] {
  const grip = mix(gripOf(skeleton.leftArm, height), gripOf(skeleton.rightArm, height), 0.5)
  const arms = mix(skeleton.leftArm.lower.y, skeleton.rightArm.lower.y, 0.5)
  // Hangs from straight arms and swings with them.
  const hang = normalise(add(scale(normalise(arms), 0.75), [0, -0.45, 0]))
  const centre = add(grip, scale(hang, 0.125 * height))
  const frame = frameAlong(scale(hang, -1), skeleton.chest.frame.z)
  const body = ball(centre, frame, [0.092 * height, 0.088 * height, 0.092 * height], 10)
  const across = scale(skeleton.chest.frame.x, 0.062 * height)
  const foot = add(centre, scale(hang, -0.062 * height))
  const handle: Tube[] = [
    rod(add(foot, across), add(grip, scale(across, 0.85)), 0.015 * height),
    rod(subtract(foot, across), subtract(grip, scale(across, 0.85)), 0.015 * height),
    rod(add(grip, scale(across, 0.9)), subtract(grip, scale(across, 0.9)), 0.015 * height),
  ]
  const depth = centre[2] + 0.05
  return [
    { depth: depth - 0.01, svg: handle.map((tube) => paintTube(brush, tube, iron)).join('') },
    { depth, svg: paintTube(brush, body, accent) },
  ]
}

/** A bar through both hands, discs at its ends. */
export function drawBarbell(brush: Brush, skeleton: Skeleton, height: number, accent: string): Layer[] {
  const [left, right] = [gripOf(skeleton.leftArm, height), gripOf(skeleton.rightArm, height)]
  const axis = normalise(subtract(left, right))
  const middle = mix(left, right, 0.5)
  const at = (along: number) => add(middle, scale(axis, along * height))
  const plates = [-1, 1].flatMap((end) => [
    disc(at(end * 0.62), at(end * 0.655), 0.2 * height),
    disc(at(end * 0.66), at(end * 0.69), 0.15 * height),
    disc(at(end * 0.69), at(end * 0.71), 0.035 * height),
  ])
  const bar = rod(at(-0.78), at(0.78), 0.014 * height)
  const colours = [iron, accent, chrome, iron, accent, chrome]
  return [
    { depth: middle[2], svg: paintTube(brush, bar, chrome) },
    ...plates.map((tube, index) => ({
      depth: (tube[0]?.centre[2] ?? 0) + (index % 3) * 0.004,
      svg: paintTube(brush, tube, colours[index] ?? iron),
    })),
  ]
}

/** Closed at both ends, so that its faces show. */
function disc(from: Vector, to: Vector, radius: number): Tube {
  const [start, end] = rod(from, to, radius) as [Tube[number], Tube[number]]
  const edge = (ring: Tube[number], inner: Vector): Tube[number] => ({
    centre: mix(ring.centre, inner, -0.12),
    side: scale(ring.side, 0.86),
    front: scale(ring.front, 0.86),
  })
  return [edge(start, to), start, end, edge(end, from)]
}

function dumbbellAxis(arm: ArmBones, side: 1 | -1): Vector {
  const across = outOf(arm.hand, [1, 0, 0])
  const forward = outOf(arm.hand, [0, 0, 1])
  return normalise(add(scale(across, 0.55), scale(forward, 0.83 * side)))
}

function sign(tube: Tube, centre: Vector): number {
  const first = tube[0]
  return first && ringPoint(first, 0)[2] > centre[2] ? 1 : -1
}
