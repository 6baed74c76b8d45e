import type { Brush } from './brush.ts'
import { mixColour } from './colour.ts'
import { drawBrow, drawEye } from './draw-eye.ts'
import { drawMouth } from './draw-mouth.ts'
import { drawNose } from './draw-nose.ts'
import { type Expression, focused } from './expression.ts'
import { type FacePen, facePen, type Mark } from './face-mark.ts'
import type { Person } from './person.ts'
import type { Head } from './skull.ts'

const sides = [1, -1] as const

/** Eyes, brows, nose, mouth and blush, each if its side of the face is visible. */
export function drawFace(
  brush: Brush,
  person: Person,
  head: Head,
  height: number,
  expression: Expression = focused,
): string {
  const pen = facePen(brush, head, height)
  // The nose occludes part of the far eye.
  const [near, far] = pen.sees([90, 0]) > pen.sees([-90, 0]) ? sides : ([-1, 1] as const)
  const eyes = (side: 1 | -1) => drawEye(pen, person, side, expression) + drawBrow(pen, person, side, expression)
  return (
    sides.map((side) => pen.dot([38 * side, -0.031], 0.019, '#f0503c', 0.06 + 0.04 * expression.joy)).join('') +
    (person.face.freckles ? drawFreckles(pen, person.skin) : '') +
    (person.mature ? drawLines(pen, person.skin) : '') +
    eyes(far) +
    drawNose(pen, person) +
    drawMouth(pen, person, expression) +
    eyes(near) +
    (person.glasses ? drawGlasses(pen) : '')
  )
}

const freckles: readonly Mark[] = [
  [16, -0.016],
  [23, -0.021],
  [30, -0.015],
  [36, -0.023],
  [27, -0.03],
  [19, -0.027],
]

function drawFreckles(pen: FacePen, skin: string): string {
  const colour = mixColour(skin, '#b04a20', 0.5)
  return sides
    .flatMap((side) => freckles.map(([around, up]) => pen.dot([around * side, up], 0.0017, colour, 0.7)))
    .join('')
}

/** Wrinkles of an older face. */
function drawLines(pen: FacePen, skin: string): string {
  const colour = mixColour(skin, '#3d1020', 0.6)
  const lines: readonly (readonly [marks: readonly Mark[], opacity: number])[] = [
    [
      [
        [43, 0.011],
        [50, 0.015],
      ],
      0.5,
    ],
    [
      [
        [43, 0.006],
        [51, 0.004],
      ],
      0.5,
    ],
    [
      [
        [16, -0.014],
        [24, -0.018],
        [32, -0.014],
      ],
      0.35,
    ],
    [
      [
        [17, -0.036],
        [24, -0.05],
        [25, -0.064],
      ],
      0.45,
    ],
  ]
  const forehead = pen.line(
    [
      [-24, 0.056],
      [0, 0.059],
      [24, 0.056],
    ],
    colour,
    0.0019,
    0.3,
  )
  return sides
    .flatMap((side) =>
      lines.map(([marks, opacity]) =>
        pen.line(
          marks.map(([around, up]): Mark => [around * side, up]),
          colour,
          0.0021,
          opacity,
        ),
      ),
    )
    .concat(forehead)
    .join('')
}

function drawGlasses(pen: FacePen): string {
  const frame = '#2b2233'
  const lens = (middle: number): Mark[] =>
    Array.from({ length: 13 }, (_, step): Mark => {
      const turn = (step / 12) * Math.PI * 2
      return [middle + Math.cos(turn) * 17.5, 0.006 + Math.sin(turn) * 0.021]
    })
  return (
    sides
      .map((side) => pen.shape(lens(25.5 * side), '#ffffff', 0.14) + pen.line(lens(25.5 * side), frame, 0.0038))
      .join('') +
    pen.line(
      [
        [-8, 0.01],
        [0, 0.013],
        [8, 0.01],
      ],
      frame,
      0.0038,
    ) +
    sides
      .map((side) =>
        pen.line(
          [
            [side * 43, 0.012],
            [side * 66, 0.012],
            [side * 88, 0.01],
          ],
          frame,
          0.0038,
        ),
      )
      .join('')
  )
}
