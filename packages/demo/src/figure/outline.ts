import { type Camera, type Point, project } from './camera.ts'
import { smoothRing } from './smooth-path.ts'
import { type Ring, ringPoint, type Tube } from './tube.ts'
import type { Vector } from './vector.ts'

const corners = 18

/** The silhouette of a tube: the hulls of neighbouring cross-sections, as one path with uniform winding. */
export function outlinePath(camera: Camera, tube: Tube): string {
  return hullPath(tube.map((ring) => ringPoints(ring, corners).map((point) => project(camera, point))))
}

/** Like `outlinePath` for a round shape, such as a head: one smooth curve. */
export function roundOutline(camera: Camera, tube: Tube): string {
  const points = tube.flatMap((ring) => ringPoints(ring, 28).map((point) => project(camera, point)))
  return smoothRing(convexHull(points))
}

/** A tube's shadow on the floor; `light` points towards the light, with y above zero. */
export function shadowPath(camera: Camera, tube: Tube, light: Vector, floor = 0): string {
  return hullPath(
    tube.map((ring) =>
      ringPoints(ring, 8).map(([x, y, z]) => {
        const fall = Math.max(0, y - floor) / light[1]
        return project(camera, [x - light[0] * fall, floor, z - light[2] * fall])
      }),
    ),
  )
}

function hullPath(rings: Point[][]): string {
  if (rings.length === 1) return polygon(convexHull(rings[0] ?? []))
  let path = ''
  for (let index = 0; index + 1 < rings.length; index++) {
    path += polygon(convexHull([...(rings[index] ?? []), ...(rings[index + 1] ?? [])]))
  }
  return path
}

export function polygon(points: readonly Point[]): string {
  if (points.length < 3) return ''
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted), ...halfHull(sorted.reverse())]
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of sorted) {
    while (hull.length >= 2 && !turnsLeft(hull[hull.length - 2], hull[hull.length - 1], point)) hull.pop()
    hull.push(point)
  }
  hull.pop()
  return hull
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
}

function ringPoints(ring: Ring, count: number): Vector[] {
  return Array.from({ length: count }, (_, index) => ringPoint(ring, (index / count) * Math.PI * 2))
}
