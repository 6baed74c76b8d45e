import { mixColour } from './colour.ts'
import type { FacePen, Mark } from './face-mark.ts'
import { outOf } from './frame.ts'
import type { Person } from './person.ts'
import { facePoint, type Head } from './skull.ts'
import type { Tube } from './tube.ts'
import { dot, scale, subtract } from './vector.ts'

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
  [-0.094, 0.01, 0.002],
  [-0.102, 0.008, -0.002],
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

/** The shadow under the nose's tip, the line of its far side in a turned face, and in profile the wing. */
export function drawNose(pen: FacePen, person: Person): string {
  const { brush, head } = pen
  if (pen.sees([0, -0.02]) < -0.25) return ''
  const shade = mixColour(person.skin, '#4a1228', 0.42)
  const wing = 10.5 * person.face.nose
  const turned = dot(head.frame.x, subtract(brush.camera.eye, head.at)) / brush.camera.eye[2]
  const far = turned > 0 ? -1 : 1
  const isTurned = Math.abs(turned) > 0.2 && Math.abs(turned) < 0.8
  const bridge: readonly Mark[] = [
    [far * 7, 0.012],
    [far * 7.5, -0.01],
    [far * wing * 1.1, -0.028],
  ]
  const near: readonly Mark[] = [
    [-far * wing * 1.0, -0.027],
    [-far * wing * 1.32, -0.033],
    [-far * wing * 0.95, -0.039],
  ]
  return (
    (isTurned ? pen.line(bridge, shade, 0.0026, 0.55) : '') +
    pen.shape(
      [
        [-wing * 1.1, -0.034],
        [0, -0.033],
        [wing * 1.1, -0.034],
        [wing * 0.62, -0.0405],
        [0, -0.0425],
        [-wing * 0.62, -0.0405],
      ],
      shade,
      0.7,
    ) +
    (Math.abs(turned) > 0.6 ? pen.line(near, shade, 0.0028, 0.8) : '')
  )
}
