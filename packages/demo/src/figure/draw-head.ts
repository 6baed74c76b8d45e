import { type Brush, fill, paintEdge, paintLight } from './brush.ts'
import { mixColour } from './colour.ts'
import { drawFace } from './draw-face.ts'
import { drawHairBefore, drawHairBehind } from './draw-hair.ts'
import { into, outOf } from './frame.ts'
import { outlinePath } from './outline.ts'
import type { Person } from './person.ts'
import { facePoint, type Head, skullTube } from './skull.ts'
import { type Corner, patchPath, surfaceGrid } from './surface.ts'
import { ball, rod, type Tube } from './tube.ts'
import { add, dot, subtract, type Vector } from './vector.ts'

export function drawHead(brush: Brush, person: Person, head: Head, height: number): string {
  const toEye = subtract(brush.camera.eye, head.at)
  const skin = skullTube(head, height)
  const grid = surfaceGrid(brush.camera, skin, 20)
  const facing = dot(head.frame.z, toEye) / Math.hypot(...toEye)
  const ears = earTubes(head, height)
  const farEars = ears.filter((_, index) => sideFacing(head, index, toEye) < -0.12)
  const nearEars = ears.filter((_, index) => sideFacing(head, index, toEye) >= -0.12)
  const covered = person.hair.style === 'hijab'
  const paintEar = (ear: Tube) =>
    covered ? '' : fill(outlinePath(brush.camera, ear), mixColour(person.skin, '#8a2c2c', 0.12))
  const nose = noseTube(head, height)
  return (
    drawHairBehind(brush, person, head, height) +
    farEars.map(paintEar).join('') +
    paintEdge(brush, skin) +
    fill(outlinePath(brush.camera, skin) + (facing > -0.2 ? outlinePath(brush.camera, nose) : ''), person.skin) +
    paintLight(brush, grid, person.skin) +
    (person.beard ? drawBeard(brush, person, head, grid, height) : '') +
    drawFace(brush, person, head, height) +
    nearEars.map(paintEar).join('') +
    drawHairBefore(brush, person, head, height)
  )
}

function sideFacing(head: Head, index: number, toEye: Vector): number {
  const side = index === 0 ? 1 : -1
  return (side * dot(head.frame.x, toEye)) / Math.hypot(...toEye)
}

function earTubes(head: Head, height: number): Tube[] {
  return [1, -1].map((side) => {
    const { at } = facePoint(head, height, side * 96, -0.012, 0.002)
    return ball(at, head.frame, [0.012 * height, 0.031 * height, 0.019 * height], 6)
  })
}

function noseTube(head: Head, height: number): Tube {
  const bridge = facePoint(head, height, 0, 0.012, -0.008).at
  const tip = add(facePoint(head, height, 0, -0.026, 0).at, outOf(head.frame, [0, 0, 0.012 * height]))
  const base = facePoint(head, height, 0, -0.036, -0.004).at
  return [...rod(bridge, tip, 0.008 * height, 0.0115 * height), ...rod(tip, base, 0.0115 * height, 0.009 * height)]
}

function drawBeard(
  brush: Brush,
  person: Person,
  head: Head,
  grid: ReturnType<typeof surfaceGrid>,
  height: number,
): string {
  const inside = (corner: Corner): number => {
    const [x, y, z] = into(head.frame, subtract(corner.at, head.at))
    const around = Math.abs(Math.atan2(x, z)) * (180 / Math.PI)
    const line = around < 22 ? -0.056 : around < 75 ? -0.056 + ((around - 22) / 53) * 0.05 : -0.004
    const lips = Math.hypot(x / 0.026, (y / height + 0.064) / 0.011) - 1
    return Math.min(line - y / height, (100 - around) / 800, lips * 0.02)
  }
  const colour = mixColour(person.hair.colour, person.skin, 0.12)
  return fill(patchPath(grid, inside), colour) + paintLight(brush, grid, colour, inside)
}
