import { type Brush, fill, stroke } from './brush.ts'
import { type Point, project } from './camera.ts'
import { mixColour } from './colour.ts'
import { outOf } from './frame.ts'
import { polygon } from './outline.ts'
import type { Person } from './person.ts'
import { facePoint, type Head } from './skull.ts'
import { smoothPath } from './smooth-path.ts'
import { add, dot, normalise, subtract, type Vector } from './vector.ts'

type Marker = (around: number, up: number, lift?: number) => { at: Vector; normal: Vector }

/** Eyes, brows, mouth and blush, each only as far as that side of the face is seen. */
export function drawFace(brush: Brush, person: Person, head: Head, height: number): string {
  const mark: Marker = (around, up, lift) => facePoint(head, height, around, up, lift)
  const size = brush.camera.zoom * height
  const dark = mixColour(person.skin, '#1b0d16', 0.9)
  const soft = person.build.bust > 0
  const lip = mixColour(person.skin, soft ? '#b0243f' : '#8c1f33', soft ? 0.62 : 0.45)
  const brow = mixColour(person.hair.style === 'bald' ? '#3b2a25' : person.hair.colour, '#20120f', 0.45)
  const line = (points: [number, number][], colour: string, width: number, opacity = 1) =>
    stroke(
      visibleLine(
        brush,
        points.map(([around, up]) => mark(around, up)),
      ),
      colour,
      width * size,
      opacity,
    )
  const wrinkles = person.mature
    ? line(
        [
          [34, 0.005],
          [40, -0.004],
        ],
        dark,
        0.003,
        0.35,
      ) +
      line(
        [
          [-34, 0.005],
          [-40, -0.004],
        ],
        dark,
        0.003,
        0.35,
      ) +
      line(
        [
          [14, -0.04],
          [21, -0.055],
          [21, -0.066],
        ],
        dark,
        0.003,
        0.18,
      ) +
      line(
        [
          [-14, -0.04],
          [-21, -0.055],
          [-21, -0.066],
        ],
        dark,
        0.003,
        0.18,
      )
    : ''
  return (
    blush(brush, mark, 36) +
    blush(brush, mark, -36) +
    eye(brush, head, mark, 25, height, dark, soft) +
    eye(brush, head, mark, -25, height, dark, soft) +
    line(
      [
        [14, 0.034],
        [24, 0.0415],
        [38, 0.033],
      ],
      brow,
      soft ? 0.0062 : 0.0092,
    ) +
    line(
      [
        [-14, 0.034],
        [-24, 0.0415],
        [-38, 0.033],
      ],
      brow,
      soft ? 0.0062 : 0.0092,
    ) +
    noseLine(brush, head, mark, height, mixColour(person.skin, '#5b1526', 0.38), size) +
    line(
      [
        [-17, -0.0605],
        [-10, -0.0655],
        [0, -0.0675],
        [10, -0.0655],
        [17, -0.0605],
      ],
      lip,
      soft ? 0.0085 : 0.0058,
    ) +
    line(
      [
        [-6, -0.0735],
        [0, -0.0745],
        [6, -0.0735],
      ],
      lip,
      0.004,
      0.5,
    ) +
    wrinkles +
    (person.glasses ? glasses(brush, mark, size) : '')
  )
}

function eye(
  brush: Brush,
  head: Head,
  mark: Marker,
  around: number,
  height: number,
  dark: string,
  soft: boolean,
): string {
  const { at, normal } = mark(around, 0.008)
  const seen = sees(brush, at, normal)
  if (seen < 0.12) return ''
  const across = outOf(head.frame, [0.0075 * height, 0, 0])
  const up = outOf(head.frame, [0, 0.0095 * height, 0])
  const narrow = Math.min(1, seen + 0.15)
  const oval = Array.from({ length: 12 }, (_, index): Point => {
    const angle = (index / 12) * Math.PI * 2
    const point = add(
      at,
      [0, 1, 2].map(
        (axis) => (across[axis] ?? 0) * Math.cos(angle) * narrow + (up[axis] ?? 0) * Math.sin(angle),
      ) as unknown as Vector,
    )
    return project(brush.camera, point)
  })
  const out = Math.sign(around)
  const wing = soft ? ([[18 * out, 0.0185]] as const) : []
  const lash = [
    [-12 * out, 0.012] as const,
    [-4 * out, 0.019] as const,
    [5 * out, 0.0195] as const,
    [13 * out, 0.014] as const,
    ...wing,
  ].map(([turn, rise]) => mark(around + turn, rise))
  const size = brush.camera.zoom * height
  const glint = project(brush.camera, add(at, outOf(head.frame, [0.002 * height, 0.004 * height, 0.004])))
  return (
    fill(polygon(oval), dark) +
    `<circle cx="${glint[0].toFixed(1)}" cy="${glint[1].toFixed(1)}" r="${(0.0022 * size).toFixed(2)}" fill="#fff" fill-opacity=".85"/>` +
    stroke(visibleLine(brush, lash), dark, (soft ? 0.0062 : 0.0042) * size)
  )
}

function noseLine(brush: Brush, head: Head, mark: Marker, height: number, colour: string, size: number): string {
  const tip = mark(0, -0.03)
  if (sees(brush, tip.at, tip.normal) < 0.05) return ''
  const under = [-9, 0, 9].map((around) => {
    const point = mark(around, around === 0 ? -0.038 : -0.034)
    return { at: add(point.at, outOf(head.frame, [0, 0, 0.009 * height])), normal: point.normal }
  })
  return stroke(visibleLine(brush, under), colour, 0.0048 * size, 0.9)
}

function blush(brush: Brush, mark: Marker, around: number): string {
  const { at, normal } = mark(around, -0.028)
  const seen = sees(brush, at, normal)
  if (seen < 0.1) return ''
  const [x, y] = project(brush.camera, at)
  const size = brush.camera.zoom * 0.017
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(size * seen).toFixed(1)}" ry="${(size * 0.75).toFixed(1)}" fill="#f0503c" fill-opacity=".16"/>`
}

function glasses(brush: Brush, mark: Marker, size: number): string {
  const lens = (around: number) => {
    const turns = Array.from({ length: 13 }, (_, index) => (index / 12) * Math.PI * 2)
    return visibleLine(
      brush,
      turns.map((turn) => mark(around + Math.cos(turn) * 17, 0.006 + Math.sin(turn) * 0.02, 0.01)),
    )
  }
  const bridge = visibleLine(brush, [mark(-9, 0.01, 0.012), mark(0, 0.013, 0.016), mark(9, 0.01, 0.012)])
  const arms = [1, -1]
    .map((side) =>
      visibleLine(brush, [mark(side * 42, 0.012, 0.01), mark(side * 66, 0.012, 0.008), mark(side * 88, 0.01, 0.006)]),
    )
    .join('')
  return stroke(lens(25) + lens(-25) + bridge + arms, '#2b2233', 0.0045 * size)
}

function sees(brush: Brush, at: Vector, normal: Vector): number {
  return dot(normalise(normal), normalise(subtract(brush.camera.eye, at)))
}

function visibleLine(brush: Brush, points: { at: Vector; normal: Vector }[]): string {
  const seen = points
    .filter(({ at, normal }) => sees(brush, at, normal) > 0.02)
    .map(({ at }) => project(brush.camera, at))
  const [first, ...rest] = seen
  if (!first || rest.length === 0) return ''
  return smoothPath([first, ...rest])
}
