import type { Move } from '../../moves/move.ts'
import { type Brush, type Layer, stroke } from '../brush.ts'
import { type Point, project } from '../camera.ts'
import type { Skeleton } from '../skeleton.ts'
import { add, mix, normalise, scale, subtract, type Vector } from '../vector.ts'
import { gripOf } from './draw-weights.ts'

/** A skipping rope: one turn per period, under the feet at its start. */
export function drawRope(brush: Brush, skeleton: Skeleton, move: Move, seconds: number, colour: string): Layer[] {
  const turns = move.period === 1 ? 2 : move.period * 2
  const angle = (seconds / move.period) * turns * Math.PI * 2
  const [left, right] = [gripOf(skeleton.leftArm, 1), gripOf(skeleton.rightArm, 1)]
  const across = normalise(subtract(left, right))
  const ahead: Vector = [-across[2], 0, across[0]]
  const radius = Math.min(left[1], right[1]) + 0.0
  const points: { at: Vector; seen: Point }[] = Array.from({ length: 25 }, (_, index) => {
    const along = index / 24
    const bow = Math.sin(along * Math.PI) ** 0.6
    const wide = (along - 0.5) * 0.5 * bow
    const out = add([0, -Math.cos(angle) * radius * bow, 0], scale(ahead, Math.sin(angle) * radius * bow))
    const at = add(add(mix(left, right, along), scale(across, -wide)), out)
    return { at: [at[0], Math.max(0.01, at[1]), at[2]] as Vector, seen: project(brush.camera, at) }
  })
  const path = `M${points.map(({ seen }) => `${seen[0].toFixed(1)} ${seen[1].toFixed(1)}`).join('L')}`
  const middle = points[12]?.at ?? left
  const before = middle[2] > skeleton.pelvis.at[2]
  return [
    { depth: skeleton.pelvis.at[2] + (before ? 1 : -1), svg: stroke(path, colour, brush.camera.zoom * 0.012, 0.95) },
  ]
}
