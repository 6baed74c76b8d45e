import { type Frame, outOf } from './frame.ts'
import type { Tube } from './tube.ts'
import { add, scale, type Vector } from './vector.ts'

/** Height from the middle of the head, half width, half depth, shift forward: chin to crown, in metres. */
export const skull: readonly (readonly [number, number, number, number])[] = [
  [-0.118, 0.014, 0.016, 0.05],
  [-0.112, 0.03, 0.034, 0.042],
  [-0.098, 0.043, 0.052, 0.03],
  [-0.075, 0.056, 0.068, 0.018],
  [-0.045, 0.065, 0.082, 0.008],
  [-0.01, 0.071, 0.09, 0.002],
  [0.025, 0.0745, 0.094, -0.002],
  [0.055, 0.073, 0.093, -0.005],
  [0.08, 0.066, 0.084, -0.007],
  [0.1, 0.053, 0.067, -0.008],
  [0.113, 0.036, 0.046, -0.008],
  [0.12, 0.014, 0.018, -0.008],
]

export type Head = { at: Vector; frame: Frame }

/** The head's surface, or, inflated, a layer above it. */
export function skullTube(head: Head, height: number, inflate = 0, from = 0): Tube {
  return skull.slice(from).map(([up, width, depth, forward]) => ({
    centre: add(head.at, outOf(head.frame, [0, (up + inflate * Math.max(-0.4, up * 8)) * height, forward * height])),
    side: scale(head.frame.x, (width + inflate) * height),
    front: scale(head.frame.z, (depth + inflate) * height),
  }))
}

/** A point of the face: degrees from straight ahead to the own left, and metres above the middle of the head. */
export function facePoint(
  head: Head,
  height: number,
  around: number,
  up: number,
  lift = 0.001,
): { at: Vector; normal: Vector } {
  const next = skull.findIndex(([place]) => place >= up)
  const after = skull[next] ?? skull[0] ?? [0, 0, 0, 0]
  const before = skull[Math.max(0, next - 1)] ?? after
  const weight = after[0] === before[0] ? 0 : (up - before[0]) / (after[0] - before[0])
  const [width, depth, forward] = [1, 2, 3].map((part) => {
    const [a, b] = [before[part] ?? 0, after[part] ?? 0]
    return a + (b - a) * weight
  }) as [number, number, number]
  const angle = (around * Math.PI) / 180
  const across = Math.sin(angle) * (width + lift)
  const ahead = Math.cos(angle) * (depth + lift)
  const at = add(head.at, outOf(head.frame, [across * height, up * height, (ahead + forward) * height]))
  const normal = outOf(head.frame, [Math.sin(angle) * depth, 0, Math.cos(angle) * width])
  return { at, normal }
}
