import { type Brush, fill, stroke } from './brush.ts'
import { type Point, project } from './camera.ts'
import { into } from './frame.ts'
import { facePoint, type Head } from './skull.ts'
import { smoothPath, smoothRing } from './smooth-path.ts'
import { dot, normalise, subtract, type Vector } from './vector.ts'

/** Degrees from straight ahead to the own left, and metres above the middle of the head. */
export type Mark = readonly [around: number, up: number]

/** Draws the visible part of a shape on a face. Widths are in metres. */
export type FacePen = {
  brush: Brush
  head: Head
  height: number
  /** Units of the drawing per metre of a body of 1.73 m. */
  size: number
  /** How far a point faces the viewer: 1 directly, negative away. */
  sees: (mark: Mark) => number
  /** Degrees by which an eye is drawn further from the nose, so that it keeps its shape in a face turned to that side. */
  turnedEye: (side: 1 | -1) => number
  line: (marks: readonly Mark[], colour: string, width: number, opacity?: number) => string
  shape: (marks: readonly Mark[], colour: string, opacity?: number) => string
  dot: (mark: Mark, radius: number, colour: string, opacity?: number) => string
}

export function facePen(brush: Brush, head: Head, height: number): FacePen {
  const size = brush.camera.zoom * height
  const seesAt = ({ at, normal }: { at: Vector; normal: Vector }) =>
    dot(normalise(normal), normalise(subtract(brush.camera.eye, at)))
  const sees = ([around, up]: Mark) => seesAt(facePoint(head, height, around, up))
  const { limit, middle } = rimOf(brush, head)
  const seen = ([around, up]: Mark): Point => {
    const inside = Math.min(middle + limit, Math.max(middle - limit, around))
    return project(brush.camera, facePoint(head, height, inside, up).at)
  }
  return {
    brush,
    head,
    height,
    size,
    sees,
    turnedEye: (side) => Math.min(13, Math.max(0, (side * middle - 48) * 0.36)),
    line: (marks, colour, width, opacity) => {
      const points = marks.filter((mark) => sees(mark) > 0.02).map(seen)
      return points.length < 2 ? '' : stroke(smoothPath(points), colour, width * size, opacity)
    },
    shape: (marks, colour, opacity) =>
      marks.some((mark) => sees(mark) > 0.1) ? fill(smoothRing(marks.map(seen)), colour, opacity) : '',
    dot: (mark, radius, colour, opacity = 1) => {
      const facing = sees(mark)
      if (facing < 0.1) return ''
      const [x, y] = seen(mark)
      const r = radius * size
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(r * Math.min(1, facing + 0.1)).toFixed(2)}" ry="${r.toFixed(2)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
    },
  }
}

/** The direction in which the face is seen head-on, and the degrees from there to its edge. */
function rimOf(brush: Brush, head: Head): { middle: number; limit: number } {
  const [x, , z] = into(head.frame, subtract(brush.camera.eye, head.at))
  return { middle: (Math.atan2(x, z) * 180) / Math.PI, limit: 82 }
}
