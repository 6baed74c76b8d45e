import { type Brush, edgeAlong, fill, paintLight, stroke } from './brush.ts'
import { project } from './camera.ts'
import { inShade, mixColour } from './colour.ts'
import { drawFace } from './draw-face.ts'
import { drawHairBefore, drawHairBehind } from './draw-hair.ts'
import { mouthTube, noseTube } from './draw-nose.ts'
import { type Expression, focused } from './expression.ts'
import { into, outOf } from './frame.ts'
import { outlinePath, roundOutline } from './outline.ts'
import type { Person } from './person.ts'
import { facePoint, type Head, skullTube } from './skull.ts'
import { smoothPath } from './smooth-path.ts'
import { type Corner, type Grid, patchPath, surfaceGrid } from './surface.ts'
import { ball, smoothTube, type Tube } from './tube.ts'
import { add, dot, scale, subtract } from './vector.ts'

export function drawHead(
  brush: Brush,
  person: Person,
  head: Head,
  height: number,
  expression: Expression = focused,
): string {
  const toEye = subtract(brush.camera.eye, head.at)
  const skin = smoothTube(withJaw(skullTube(head, height), person.face.jaw))
  const grid = surfaceGrid(brush.camera, skin, 28)
  const facing = dot(head.frame.z, toEye) / Math.hypot(...toEye)
  const covered = person.hair.style === 'hijab'
  const ears = sides.map((side) => ({ side, turned: (side * dot(head.frame.x, toEye)) / Math.hypot(...toEye) }))
  const drawEars = (which: (turned: number) => boolean) =>
    covered
      ? ''
      : ears
          .map(({ side, turned }) => (which(turned) ? drawEar(brush, person, head, height, side, turned) : ''))
          .join('')
  const outline = roundOutline(brush.camera, skin)
  const front =
    facing > -0.2 && facing < 0.8
      ? outlinePath(brush.camera, noseTube(head, height, person.face.nose)) +
        outlinePath(brush.camera, mouthTube(head, height))
      : ''
  return (
    drawHairBehind(brush, person, head, height) +
    drawEars((turned) => turned < -0.12) +
    edgeAlong(brush, outline) +
    fill(outline + front, person.skin) +
    shadeFace(brush, grid, person.skin) +
    (person.beard ? drawBeard(brush, person, head, grid, height) : '') +
    (person.face.stubble ? drawStubble(person, head, grid, height) : '') +
    (brush.flat ? '' : drawFace(brush, person, head, height, expression)) +
    drawEars((turned) => turned >= -0.12) +
    drawHairBefore(brush, person, head, height)
  )
}

const sides = [1, -1] as const

/** Shade only along the far edge of a face: across it a hard shade would be read as a mark. */
function shadeFace(brush: Brush, grid: Grid, colour: string, inside: (corner: Corner) => number = () => 1): string {
  if (brush.flat) return paintLight(brush, grid, colour, inside, 0)
  const shade = patchPath(grid, (corner) => Math.min(inside(corner), -0.3 - dot(corner.normal, brush.light)))
  return fill(shade, inShade(colour, brush.contrast * 0.75))
}

/** A head whose jaw, the five lowest cross-sections, is wider or narrower. */
function withJaw(skull: Tube, jaw: number): Tube {
  return skull.map((ring, index) => (index < 5 ? { ...ring, side: scale(ring.side, jaw) } : ring))
}

function drawEar(brush: Brush, person: Person, head: Head, height: number, side: 1 | -1, turned: number): string {
  const { at } = facePoint(head, height, side * 96, -0.012, 0.002)
  const shell = ball(at, head.frame, [0.012 * height, 0.031 * height, 0.019 * height], 6)
  const rim = earRim.map(([up, ahead]) =>
    project(brush.camera, add(at, outOf(head.frame, [side * 0.012 * height, up * height, ahead * height]))),
  )
  return (
    fill(roundOutline(brush.camera, shell), mixColour(person.skin, '#8a2c2c', 0.12)) +
    (turned < 0.35
      ? ''
      : stroke(smoothPath(rim), mixColour(person.skin, '#5a1624', 0.45), 0.003 * brush.camera.zoom * height, 0.7))
  )
}

/** The fold inside an ear: up and ahead of its middle, in metres. */
const earRim: readonly (readonly [up: number, ahead: number])[] = [
  [0.012, 0.009],
  [0.021, 0.001],
  [0.014, -0.009],
  [-0.002, -0.008],
  [-0.012, 0.001],
  [-0.004, 0.006],
]

function drawBeard(brush: Brush, person: Person, head: Head, grid: Grid, height: number): string {
  const colour = mixColour(person.hair.colour, person.skin, 0.12)
  const inside = beardMask(head, height)
  return fill(patchPath(grid, inside), colour) + shadeFace(brush, grid, colour, inside)
}

function drawStubble(person: Person, head: Head, grid: Grid, height: number): string {
  return fill(
    patchPath(grid, (corner) => beardMask(head, height)(corner) - 0.008),
    person.hair.colour,
    0.13,
  )
}

/** Above zero where a beard grows. */
function beardMask(head: Head, height: number): (corner: Corner) => number {
  return (corner) => {
    const [x, y, z] = into(head.frame, subtract(corner.at, head.at))
    const around = Math.abs(Math.atan2(x, z)) * (180 / Math.PI)
    const line = around < 22 ? -0.056 : around < 75 ? -0.056 + ((around - 22) / 53) * 0.05 : -0.004
    const lips = Math.hypot(x / 0.026, (y / height + 0.064) / 0.011) - 1
    return Math.min(line - y / height, (100 - around) / 800, lips * 0.02)
  }
}
