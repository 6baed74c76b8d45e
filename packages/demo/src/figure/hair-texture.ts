import { type Brush, edgeAlong, fill, paintLight, stroke } from './brush.ts'
import { project } from './camera.ts'
import { inLight, mixColour } from './colour.ts'
import { outOf } from './frame.ts'
import { roundOutline } from './outline.ts'
import type { HairStyle, Person } from './person.ts'
import type { Head } from './skull.ts'
import { smoothPath } from './smooth-path.ts'
import { surfaceGrid } from './surface.ts'
import { ringPoint, type Tube } from './tube.ts'
import { add, dot, normalise, slerp, subtract, type Vector } from './vector.ts'

/** The point that combed hair runs to from the hairline, in metres from the middle of the head. */
const tiedAt: Partial<Record<HairStyle, Vector>> = {
  ponytail: [0, 0.088, -0.078],
  bun: [0, 0.1, -0.07],
  topknot: [0, 0.13, -0.03],
  braid: [0, 0.06, -0.095],
}

const combed = [-64, -46, -30, -15, 15, 30, 46, 64]

/** Lines along which the hair is combed back; `hairline` is its height by degrees from straight ahead. */
export function drawStrands(
  brush: Brush,
  { style, colour }: Person['hair'],
  head: Head,
  height: number,
  hairline: (around: number) => number,
): string {
  const tie = tiedAt[style]
  if (!tie || brush.flat) return ''
  const width = 0.0028 * brush.camera.zoom * height
  return combed
    .map((around, index) => {
      const angle = (around * Math.PI) / 180
      const root = normalise([Math.sin(angle) * 0.08, hairline(around) + 0.006, Math.cos(angle) * 0.095])
      const points = [0, 0.2, 0.4, 0.6, 0.8].flatMap((share) => {
        const way = slerp(root, normalise(tie), share)
        const at = add(head.at, outOf(head.frame, onScalp(way, height)))
        const normal = outOf(head.frame, [way[0] / 0.085, way[1] / 0.13, way[2] / 0.1])
        return dot(normalise(normal), normalise(subtract(brush.camera.eye, at))) > 0.1
          ? [project(brush.camera, at)]
          : []
      })
      if (points.length < 2) return ''
      const tone = index % 2 === 0 ? inLight(colour, 0.22) : mixColour(colour, '#0b0410', 0.4)
      return stroke(smoothPath(points), tone, width, 0.55)
    })
    .join('')
}

/** The position of the hair in a direction from the middle of the head. */
function onScalp([x, y, z]: Vector, height: number): Vector {
  const reach = height / Math.hypot(x / 0.085, y / 0.131, z / 0.104)
  return [x * reach, y * reach, z * reach]
}

/** Hair in a ball; `curly` gives it an uneven edge. */
export function paintBall(brush: Brush, tube: Tube, colour: string, curly: boolean): string {
  const outline = roundOutline(brush.camera, tube)
  const bumps = curly ? bumpsAlong(brush, tube) : ''
  return (
    edgeAlong(brush, outline) +
    fill(outline + bumps, colour) +
    paintLight(brush, surfaceGrid(brush.camera, tube), colour, undefined, 0)
  )
}

/** Rounds about the part of a ball that turns away from the eye. */
function bumpsAlong(brush: Brush, tube: Tube): string {
  const radius = 0.014 * brush.camera.zoom
  return tube
    .flatMap((ring, row) =>
      Array.from({ length: 13 }, (_, index) => {
        const at = ringPoint(ring, ((index + (row % 2) / 2) / 13) * Math.PI * 2)
        const [x, y] = project(brush.camera, at)
        return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 1 ${(2 * radius).toFixed(1)} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 1 ${(-2 * radius).toFixed(1)} 0Z`
      }),
    )
    .join('')
}
