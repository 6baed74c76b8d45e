import { add, dot, length, normalise, scale, subtract, type Vector } from './vector.ts'

/**
 * Solves a two-bone limb: the position of its middle joint such that its end is at `target`, bent towards `pole`. If the target is out of
 * reach, the limb is straight; `end` is its actual end.
 */
export function bendLimb(
  start: Vector,
  target: Vector,
  upper: number,
  lower: number,
  pole: Vector,
): { middle: Vector; end: Vector } {
  const way = subtract(target, start)
  const furthest = (upper + lower) * 0.9995
  const nearest = Math.abs(upper - lower) + 0.02
  const distance = Math.min(furthest, Math.max(nearest, length(way)))
  const along = normalise(way)
  const inward = (upper * upper + distance * distance - lower * lower) / (2 * distance)
  const outward = Math.sqrt(Math.max(0, upper * upper - inward * inward))
  let side = subtract(pole, scale(along, dot(pole, along)))
  if (length(side) < 1e-4) side = [0, 0, 1]
  const middle = add(add(start, scale(along, inward)), scale(normalise(side), outward))
  return { middle, end: add(start, scale(along, distance)) }
}
