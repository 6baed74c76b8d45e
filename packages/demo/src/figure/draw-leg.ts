import { type Brush, type Layer, paintEdge, paintPart } from './brush.ts'
import { inShade } from './colour.ts'
import { drawFoot } from './draw-foot.ts'
import { clampShare } from './ease.ts'
import type { Frame } from './frame.ts'
import { legEnd, legRoot, legShape } from './leg-shape.ts'
import { type LimbShape, limbPart } from './limb-shape.ts'
import type { Person } from './person.ts'
import { paintPiping } from './piping.ts'
import type { LegBones } from './skeleton.ts'
import type { Tube } from './tube.ts'
import { dot } from './vector.ts'

/** How far a thigh in line with the body is behind the shirt, whose hem covers it. */
const behindShirt = 0.11

/** Thigh, shin and foot as separate layers, because a bent leg can be both in front of and behind the body. */
export function drawLeg(brush: Brush, person: Person, leg: LegBones, pelvis: Frame, height: number): Layer[] {
  const shape = legShape(person, leg, height)
  const straight = -dot(leg.upper.y, pelvis.y)
  const underShirt = behindShirt * Math.max(0, straight)
  return [
    {
      depth: (leg.hip[2] + leg.knee[2]) / 2 - 0.03 - underShirt,
      svg: drawSegment(brush, person, shape, legRoot, 1.05) + drawCreases(brush, person, shape, straight),
    },
    { depth: (leg.knee[2] + leg.ankle[2]) / 2 - 0.02, svg: drawSegment(brush, person, shape, 0.95, legEnd) },
    { depth: leg.ankle[2] + 0.02, svg: drawFoot(brush, person, leg, height) },
  ]
}

/** The area of a leg, for its shadow. */
export function legTube(person: Person, leg: LegBones, height: number): Tube {
  return limbPart(legShape(person, leg, height), legRoot, legEnd)
}

/** How far trousers extend, 1 being the knee, and their looseness in metres. */
const cuts = {
  leggings: { until: 1.97, loose: 0.002 },
  capri: { until: 1.45, loose: 0.002 },
  shorts: { until: 0.55, loose: 0.013 },
  joggers: { until: 1.95, loose: 0.01 },
} as const

/** A part of the leg in trousers and skin. Its edge starts past the joint, where the part before it has the same colour. */
function drawSegment(brush: Brush, { bottom, skin }: Person, shape: LimbShape, from: number, to: number): string {
  const { until, loose } = cuts[bottom.cut]
  const edge = paintEdge(brush, limbPart(shape, from + 0.2, Math.min(to, 2) - 0.04, until < to ? 0 : loose, false))
  const bareFrom = Math.max(from, until - 0.12)
  const bare = bareFrom < to ? paintPart(brush, limbPart(shape, bareFrom, to), skin) : ''
  if (until <= from) return edge + bare
  const cloth = limbPart(shape, from, Math.min(to, until), loose, until < 1)
  return edge + bare + paintPart(brush, cloth, bottom.colour)
}

/** Two creases at a bent hip: `straight` is 1 for a leg in line with the body. */
function drawCreases(brush: Brush, { bottom }: Person, shape: LimbShape, straight: number): string {
  const opacity = Number((0.5 * clampShare((0.9 - straight) / 0.4)).toFixed(2))
  if (brush.flat || opacity === 0) return ''
  const colour = inShade(bottom.colour, 0.5)
  const { loose } = cuts[bottom.cut]
  return [0.06, 0.15]
    .map((at, index) => {
      const tube = limbPart(shape, at - 0.04, at, loose, false)
      return paintPiping(brush, tube, colour, { width: 0.005, opacity, share: 0.6 - 0.22 * index })
    })
    .join('')
}
