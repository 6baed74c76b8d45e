import { into, turn } from './frame.ts'
import type { Skeleton } from './skeleton.ts'
import type { Head } from './skull.ts'
import { add, length, normalise, scale, subtract, type Vector } from './vector.ts'

/** Degrees that a head tilts at most. */
const tilt = 6

/**
 * Where the eyes look: along the arm that reaches furthest ahead, as much as it does, else at the viewer as far as eyes can turn.
 * -1 to 1 to the own left, and up.
 */
export function gazeOf({ head, leftArm, rightArm, neck }: Skeleton, eye: Vector): readonly [number, number] {
  const reaches = [leftArm, rightArm].map(({ wrist }) => {
    const [x, y, z] = into(head.frame, subtract(wrist, head.at))
    // Only hands in sight, stretched out, draw the eyes.
    const weight = Math.max(0, length(subtract(wrist, neck)) - 0.36) * Math.max(0, z)
    return { way: normalise([x, y, Math.max(0.05, z)]), weight }
  })
  const viewer = normalise(into(head.frame, subtract(eye, head.at)))
  const seen = Math.max(0, viewer[2]) * 0.05
  const sum = reaches.reduce((total, { way, weight }) => add(total, scale(way, weight)), scale(viewer, seen))
  const [x, y] = normalise(add(sum, scale([0, 0, 1], 0.004)))
  return [bounded(x * 1.7), bounded(y * 1.5)]
}

/** The head tilted, up to 6 degrees, towards where the eyes look aside, and in effort lowered a little. */
export function tilted(head: Head, gaze: readonly [number, number], joy: number, effort: number): Head {
  const roll = tilt * bounded(gaze[0] * (0.35 + 0.65 * joy))
  return { at: head.at, frame: turn(head.frame, { pitch: 3 * effort - 2 * joy, yaw: 0, roll }) }
}

function bounded(value: number): number {
  return Math.min(1, Math.max(-1, value))
}
