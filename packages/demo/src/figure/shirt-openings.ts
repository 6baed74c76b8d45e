import { type Brush, fill, paintLight } from './brush.ts'
import { inShade } from './colour.ts'
import { clampShare, mixNumber } from './ease.ts'
import { into } from './frame.ts'
import type { Person } from './person.ts'
import type { Skeleton } from './skeleton.ts'
import { type Corner, patchPath, surfaceGrid } from './surface.ts'
import { smoothTube, type Tube } from './tube.ts'
import { dot, scale, subtract, type Vector } from './vector.ts'

/** Above zero where a shirt shows skin; `edge` is how far below zero its piping reaches. */
type Opening = { inside: (at: Vector) => number; edge: number }

/** The cross-sections from below the armholes to the collar. */
const upper = 16

/** Neckline and, in a top without sleeves, the armholes, with their piping. */
export function drawOpenings(brush: Brush, person: Person, skeleton: Skeleton, shirt: Tube, height: number): string {
  const { accent, cut } = person.top
  const openings = openingsOf(cut)
  if (openings.length === 0) return ''
  const { chest, neck } = skeleton
  const grid = surfaceGrid(brush.camera, smoothTube(shirt.slice(-upper), 3), 56)
  const local = (corner: Corner): Vector => scale(into(chest.frame, subtract(corner.at, neck)), 1 / height)
  // One at a time: where two openings are close, their larger value would bend both outlines.
  const patches = (wider: 0 | 1, colour: string) =>
    openings
      .map(({ inside, edge }) =>
        fill(
          patchPath(grid, (corner) => inside(local(corner)) + wider * edge),
          colour,
        ),
      )
      .join('')
  const within = (corner: Corner) => Math.max(...openings.map(({ inside }) => inside(local(corner))))
  // Only where the chest faces well away from the light: a shade that begins on the collarbones has a ragged edge.
  const shaded = (corner: Corner) => Math.min(within(corner), -0.25 - dot(corner.normal, brush.light))
  return (
    patches(1, accent) +
    patches(0, person.skin) +
    (brush.flat
      ? paintLight(brush, grid, person.skin, within)
      : fill(patchPath(grid, shaded), inShade(person.skin, brush.contrast)))
  )
}

function openingsOf(cut: Person['top']['cut']): Opening[] {
  switch (cut) {
    case 'tank':
      return [tankNeck, armholes]
    case 'bra':
      return [braTop]
    case 'tee':
      return [crewNeck]
    default:
      return []
  }
}

const tankNeck: Opening = {
  inside: ([x, y, z]) => 1 - Math.hypot(x / 0.078, Math.min(0, y + 0.005) / mixNumber(0.06, 0.105, ahead(z))),
  edge: 0.075,
}

/** Beyond the straps, wider below the shoulders. */
const armholes: Opening = {
  inside: ([x, y]) => Math.abs(x) - 0.124 - Math.max(0, -0.055 - y) ** 2 * 7,
  edge: 0.006,
}

const braTop: Opening = {
  inside: ([x, y, z]) => {
    const line = mixNumber(-0.09, -0.1, ahead(z))
    const strap = Math.abs(Math.abs(x) - 0.085) - 0.017
    return Math.min(y - line - 0.6 * x * x, strap)
  },
  edge: 0.005,
}

const crewNeck: Opening = {
  inside: ([x, y, z]) => 1 - Math.hypot(x / 0.07, Math.min(0, y + 0.01) / mixNumber(0.022, 0.045, ahead(z))),
  edge: 0.11,
}

/** 0 on the back, 1 on the chest, and between them over the shoulders. */
function ahead(z: number): number {
  return clampShare((z + 0.07) / 0.14)
}
