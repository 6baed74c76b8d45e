import type { Point } from './camera.ts'

/** A smooth open curve along the points, through the midpoints of inner segments. */
export function smoothPath(points: readonly Point[]): string {
  const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const first = points[0] as Point
  const last = points[points.length - 1] as Point
  let path = `M${text(first)}`
  for (let index = 1; index + 1 < points.length; index++) {
    const [a, b] = [points[index] as Point, points[index + 1] as Point]
    path += `Q${text(a)} ${text(index + 2 === points.length ? b : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])}`
  }
  return points.length === 2 ? `${path}L${text(last)}` : path
}

/** A smooth closed curve through the midpoints between consecutive points. */
export function smoothRing(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  const last = points[points.length - 1]
  if (!last || points.length < 3) return ''
  const bends = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, next)}`
  })
  return `M${middle(last, points[0] ?? last)}${bends.join('')}Z`
}
