import { fill } from './brush.ts'
import { inShade, mixColour } from './colour.ts'
import type { FacePen } from './face-mark.ts'
import { outOf } from './frame.ts'
import { outlinePath } from './outline.ts'
import type { Person } from './person.ts'
import { facePoint, type Head } from './skull.ts'
import { patchPath, surfaceGrid } from './surface.ts'
import type { Tube } from './tube.ts'
import { dot, scale } from './vector.ts'

/** The ridge of a face from brow to chin: height, half width and how far it stands out, in metres. */
const ridge: readonly (readonly [up: number, half: number, out: number])[] = [
  [0.018, 0.0055, -0.001],
  [0.004, 0.0056, 0.0025],
  [-0.012, 0.0075, 0.0085],
  [-0.024, 0.0105, 0.0148],
  [-0.031, 0.0125, 0.0135],
  [-0.037, 0.0105, 0.005],
  [-0.041, 0.007, -0.001],
]

/** Lips and chin in the outline of a face in profile. */
const profile: typeof ridge = [
  [-0.05, 0.008, -0.001],
  [-0.0605, 0.011, 0.0045],
  [-0.067, 0.01, 0.0012],
  [-0.0735, 0.011, 0.004],
  [-0.084, 0.008, -0.002],
  [-0.1, 0.012, 0.003],
  [-0.112, 0.012, -0.001],
]

export function noseTube(head: Head, height: number, width: number): Tube {
  return standing(ridge, head, height, width)
}

export function mouthTube(head: Head, height: number): Tube {
  return standing(profile, head, height, 1)
}

function standing(rings: typeof ridge, head: Head, height: number, width: number): Tube {
  const root = 0.008
  return rings.map(([up, half, out]) => ({
    centre: facePoint(head, height, 0, up, (out - root) / 2).at,
    side: scale(head.frame.x, half * width * height),
    front: outOf(head.frame, [0, 0, ((root + out) / 2) * height]),
  }))
}

/** The nose as its own solid: its ridge lit, one side shaded, and the nostrils. */
export function drawNose(pen: FacePen, person: Person): string {
  const { brush, head, height } = pen
  if (pen.sees([0, -0.02]) < -0.25) return ''
  const tube = noseTube(head, height, person.face.nose)
  const shade = mixColour(person.skin, '#4a1228', 0.34)
  const wing = 11 * person.face.nose
  const fullFace = pen.sees([0, -0.036]) > 0.45
  return (
    fill(outlinePath(brush.camera, tube), person.skin) +
    fill(
      patchPath(surfaceGrid(brush.camera, tube, 12), ({ normal, angle }) =>
        Math.min(Math.sin(angle), -0.05 - dot(normal, brush.light)),
      ),
      inShade(person.skin, brush.contrast),
    ) +
    (fullFace
      ? pen.shape(
          [
            [-wing, -0.0345],
            [0, -0.0365],
            [wing, -0.0345],
            [wing * 0.6, -0.0405],
            [0, -0.0415],
            [-wing * 0.6, -0.0405],
          ],
          shade,
          0.8,
        )
      : '') +
    [1, -1]
      .map((side) =>
        pen.line(
          [
            [side * wing * 1.05, -0.0265],
            [side * wing * 1.3, -0.0325],
            [side * wing * 0.95, -0.0375],
          ],
          shade,
          0.0022,
          0.75,
        ),
      )
      .join('')
  )
}
