import type { Brush, Layer } from '../brush.ts'
import type { Actor } from '../draw-actor.ts'
import { standing } from '../place-skeleton.ts'
import type { Skeleton } from '../skeleton.ts'
import { rod, type Tube } from '../tube.ts'
import { drawBike } from './draw-bike.ts'
import { drawCushion } from './draw-cushion.ts'
import { drawMat } from './draw-mat.ts'
import { drawRope } from './draw-rope.ts'
import { drawBarbell, drawDumbbells, drawKettlebell, gripOf } from './draw-weights.ts'

/** The props of a move: `ground` is under everything, layers are sorted in with the body's. */
export function drawProps(
  brush: Brush,
  actor: Actor,
  skeleton: Skeleton,
  seconds: number,
): { ground: string; layers: Layer[] } {
  const { move, propColour, stand, side } = actor
  const names = move.props ?? []
  const height = stand.size
  const mirrored = side === 'right' ? { ...stand, yaw: -stand.yaw } : stand
  const toScene = standing(mirrored).point
  const layers: Layer[] = []
  if (names.includes('dumbbells')) layers.push(...drawDumbbells(brush, skeleton, height, propColour))
  if (names.includes('kettlebell')) layers.push(...drawKettlebell(brush, skeleton, height, propColour))
  if (names.includes('barbell')) layers.push(...drawBarbell(brush, skeleton, height, propColour))
  if (names.includes('bike')) layers.push(...drawBike(brush, toScene, move, seconds, propColour))
  if (names.includes('rope')) layers.push(...drawRope(brush, skeleton, move, seconds, propColour))
  if (names.includes('cushion')) layers.push(drawCushion(brush, toScene, propColour))
  const mat = move.mat ?? [-1.05, 0.75]
  const ground = names.includes('mat')
    ? drawMat(brush, { toScene, from: mat[0], to: mat[1], halfWidth: move.matHalfWidth ?? 0.33 }, propColour)
    : ''
  return { ground, layers }
}

/** Props with a visible shadow. */
export function propTubes({ move, stand }: Actor, skeleton: Skeleton): Tube[] {
  if (!move.props?.includes('barbell')) return []
  const [left, right] = [gripOf(skeleton.leftArm, stand.size), gripOf(skeleton.rightArm, stand.size)]
  return [rod(left, right, 0.02)]
}
