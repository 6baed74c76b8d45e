import { type Brush, fill } from '../brush.ts'
import { project } from '../camera.ts'
import { inShade } from '../colour.ts'
import { polygon } from '../outline.ts'
import type { Vector } from '../vector.ts'

type MatPlace = { toScene: (point: Vector) => Vector; from: number; to: number; halfWidth: number }

/** A mat on the floor, along the person's z. */
export function drawMat(brush: Brush, { toScene, from, to, halfWidth }: MatPlace, colour: string): string {
  const corner = (x: number, y: number, z: number) => project(brush.camera, toScene([x, y, z]))
  const thickness = 0.012
  const at = (y: number, inset: number) => [
    corner(-halfWidth + inset, y, from + inset),
    corner(halfWidth - inset, y, from + inset),
    corner(halfWidth - inset, y, to - inset),
    corner(-halfWidth + inset, y, to - inset),
  ]
  return (
    fill(polygon(at(0, 0)), inShade(colour, 0.45)) +
    fill(polygon(at(thickness, 0)), colour) +
    `<path d="${polygon(at(thickness, 0.035))}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`
  )
}
