import { type Brush, type Layer, paintTube } from '../brush.ts'
import { upright } from '../frame.ts'
import { ball } from '../tube.ts'
import type { Vector } from '../vector.ts'

/** A round seat for sitting upright on the floor. */
export function drawCushion(brush: Brush, toScene: (point: Vector) => Vector, colour: string): Layer {
  const centre = toScene([0, 0.04, -0.05])
  return { depth: centre[2] - 0.2, svg: paintTube(brush, ball(centre, upright, [0.26, 0.065, 0.26], 9), colour) }
}
