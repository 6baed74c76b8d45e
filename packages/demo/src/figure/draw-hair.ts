import { type Brush, fill, type Layer, paintLight, paintTube } from './brush.ts'
import { mixColour } from './colour.ts'
import { ease, mixNumber } from './ease.ts'
import { into, outOf } from './frame.ts'
import { drawStrands, paintBall } from './hair-texture.ts'
import type { HairStyle, Person } from './person.ts'
import { type Head, skullTube } from './skull.ts'
import { type Corner, patchPath, surfaceGrid } from './surface.ts'
import { ball, smoothTube, type Tube } from './tube.ts'
import { add, dot, mix, scale, subtract, type Vector } from './vector.ts'

type Cut = {
  /** Distance of the hair from the skull in metres. */
  volume: number
  /** Height of the hairline by degrees from straight ahead: 0, 40, 60, 75, 95, 120, 180. */
  line: readonly number[]
}

const short = [0.074, 0.07, 0.052, 0.004, 0.012, -0.035, -0.062]

const cuts: Record<HairStyle, Cut | null> = {
  bald: null,
  crop: { volume: 0.011, line: short },
  fade: { volume: 0.007, line: [0.076, 0.073, 0.066, 0.04, 0.03, 0.0, -0.02] },
  bun: { volume: 0.01, line: [0.088, 0.062, 0.036, 0.004, 0.004, -0.03, -0.055] },
  topknot: { volume: 0.008, line: [0.078, 0.072, 0.05, 0.018, 0.012, -0.025, -0.05] },
  ponytail: { volume: 0.012, line: [0.09, 0.06, 0.034, -0.012, 0.0, -0.03, -0.05] },
  bob: { volume: 0.021, line: [0.086, 0.052, 0.018, -0.08, -0.1, -0.1, -0.1] },
  braid: { volume: 0.014, line: [0.092, 0.056, 0.028, -0.03, -0.02, -0.05, -0.08] },
  afro: { volume: 0.03, line: [0.07, 0.062, 0.044, 0.02, 0.0, -0.04, -0.06] },
  curls: { volume: 0.018, line: [0.07, 0.06, 0.04, 0.0, -0.01, -0.06, -0.075] },
  headband: { volume: 0.012, line: short },
  hijab: { volume: 0.014, line: [] },
}

/** How far short hair thins out below its line, in metres. */
const softness: Partial<Record<HairStyle, number>> = {
  crop: 0.014,
  fade: 0.022,
  headband: 0.016,
  topknot: 0.01,
  bun: 0.008,
  ponytail: 0.008,
  braid: 0.008,
}

/** The inside of the hair behind the head, visible past its edges. */
export function drawHairBehind(brush: Brush, person: Person, head: Head, height: number): string {
  const { style, colour } = person.hair
  if (style === 'bald') return ''
  const grid = surfaceGrid(brush.camera, shell(style, head, height), 32)
  return fill(patchPath(grid, hairMask(style, head, height), true), mixColour(colour, '#120510', 0.25))
}

/** The visible hair over the head. */
export function drawHairBefore(brush: Brush, person: Person, head: Head, height: number): string {
  const { style, colour } = person.hair
  if (style === 'bald') return ''
  const grid = surfaceGrid(brush.camera, shell(style, head, height), 32)
  const inside = hairMask(style, head, height)
  const soft = brush.flat ? 0 : (softness[style] ?? 0)
  const fringe = [soft, soft / 2]
    .filter((by) => by > 0)
    .map((by) =>
      fill(
        patchPath(grid, (corner) => inside(corner) + by),
        colour,
        0.3,
      ),
    )
    .join('')
  const cap =
    fringe +
    rounded(patchPath(grid, inside), colour, 0.003 * brush.camera.zoom * height) +
    paintLight(brush, grid, colour, inside, 0) +
    drawStrands(brush, person.hair, head, height, (around) => hairline(cuts[style]?.line ?? short, Math.abs(around)))
  return cap + (style === 'headband' ? band(brush, person, head, height) : '')
}

/** Hair away from the head, in front of or behind it. `trail` is the direction of a tail, which lags behind the head. */
export function drawLooseHair(
  brush: Brush,
  person: Person,
  head: Head,
  trail: Vector,
  height: number,
  headDepth: number,
): Layer[] {
  const facing = dot(head.frame.z, subtract(brush.camera.eye, head.at)) > 1.5
  // From the front a tail is behind the whole back, not only behind the head.
  const behind = person.hair.style === 'hijab' ? 0.001 : facing ? 0.3 : 0.09
  const { style, colour } = person.hair
  return hairExtras(person, head, trail, height).map((tube) => {
    const depth = isBefore(brush, head, tube) ? headDepth + 0.005 : headDepth - behind
    return {
      depth,
      svg:
        style === 'afro' || style === 'curls' || style === 'bun' || style === 'topknot'
          ? paintBall(brush, tube, colour, style === 'afro')
          : paintTube(brush, tube, colour),
    }
  })
}

/** A fill whose corners a stroke of the same colour rounds off. */
function rounded(path: string, colour: string, width: number): string {
  if (!path) return ''
  return `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linejoin="round"/>`
}

function shell(style: HairStyle, head: Head, height: number): Tube {
  const volume = cuts[style]?.volume ?? 0
  const tube = skullTube(head, height, volume)
  if (style === 'crop')
    return smoothTube(tube.map((ring, index) => (index < 7 ? ring : quiff(ring, index - 6, head, height))))
  if (style !== 'bob') return smoothTube(tube)
  // A bob keeps the width of the cheeks down to the chin.
  const cheeks = tube[5]
  if (!cheeks) return tube
  return smoothTube(
    tube.map((ring, index) =>
      index >= 5 || index < 1 ? ring : { ...ring, side: scale(cheeks.side, 1.04), front: scale(cheeks.front, 0.92) },
    ),
  )
}

/** Short hair stands up towards the front. */
function quiff(ring: Tube[number], row: number, head: Head, height: number): Tube[number] {
  const rise = outOf(head.frame, [0.004, 0.0035 * row, 0.004 * row])
  return { ...ring, centre: add(ring.centre, scale(rise, height)) }
}

function hairMask(style: HairStyle, head: Head, height: number): (corner: Corner) => number {
  const line = cuts[style]?.line ?? short
  return (corner) => {
    const [x, y, z] = into(head.frame, subtract(corner.at, head.at))
    const up = y / height
    const around = Math.abs(Math.atan2(x, z + 0.004)) * (180 / Math.PI)
    if (style === 'hijab') return (around / 52) ** 2 + ((up + 0.02) / (up > -0.02 ? 0.083 : 0.094)) ** 2 - 1
    return up - hairline(line, around)
  }
}

const stops = [0, 40, 60, 75, 95, 120, 180]

function hairline(line: readonly number[], around: number): number {
  const next = Math.max(
    1,
    stops.findIndex((stop) => stop >= around),
  )
  const [from, to] = [stops[next - 1] ?? 0, stops[next] ?? 180]
  const [low, high] = [line[next - 1] ?? 0, line[next] ?? 0]
  const share = (around - from) / (to - from)
  return mixNumber(low, high, ease(share))
}

/** Hair away from the head: buns, tails, curls, and the cloth around a covered neck. */
function hairExtras(person: Person, head: Head, trail: Vector, height: number): Tube[] {
  const at = (x: number, y: number, z: number) => add(head.at, outOf(head.frame, [x * height, y * height, z * height]))
  const round = (centre: Vector, size: number) =>
    ball(centre, head.frame, [size * height, size * height, size * height], 8)
  switch (person.hair.style) {
    case 'bun':
      return [round(at(0, 0.118, -0.082), 0.05)]
    case 'topknot':
      return [round(at(0, 0.152, -0.03), 0.042)]
    case 'ponytail':
      return [tail(at(0, 0.088, -0.078), trail, head, [0.022, 0.04, 0.046, 0.042, 0.03, 0.008], height, 0.3)]
    case 'braid':
      return [
        tail(at(0, -0.05, -0.085), trail, head, [0.026, 0.022, 0.026, 0.02, 0.024, 0.018, 0.02, 0.006], height, 0.3),
      ]
    case 'afro':
      return [ball(at(0, 0.048, -0.035), head.frame, [0.142 * height, 0.132 * height, 0.138 * height], 12)]
    case 'curls':
      return curlPlaces.map(([x, y, z, size]) => round(at(x, y, z), size))
    case 'hijab':
      return [cowl(head, trail, height)]
    default:
      return []
  }
}

const curlPlaces: readonly (readonly [number, number, number, number])[] = [
  [0, 0.1, -0.06, 0.055],
  [0.06, 0.09, -0.02, 0.045],
  [-0.06, 0.09, -0.02, 0.045],
  [0.03, 0.115, 0.03, 0.042],
  [-0.035, 0.115, 0.03, 0.042],
  [0.078, 0.03, -0.045, 0.042],
  [-0.078, 0.03, -0.045, 0.042],
  [0.05, 0.02, -0.09, 0.05],
  [-0.05, 0.02, -0.09, 0.05],
  [0.06, -0.04, -0.07, 0.04],
  [-0.06, -0.04, -0.07, 0.04],
  [0, -0.03, -0.1, 0.045],
]

function tail(root: Vector, trail: Vector, head: Head, girths: readonly number[], height: number, reach: number): Tube {
  const out = add(root, outOf(head.frame, [0, 0.01 * height, -0.05 * height]))
  const tip = add(out, scale(trail, reach * height))
  return girths.map((girth, index) => {
    const along = index / (girths.length - 1)
    const centre = mix(mix(root, out, Math.min(1, along * 2)), mix(out, tip, along), along)
    return { centre, side: scale(head.frame.x, girth * height), front: scale(head.frame.z, girth * 0.9 * height) }
  })
}

function cowl(head: Head, trail: Vector, height: number): Tube {
  const base = add(head.at, scale(trail, 0.16 * height))
  const top = add(head.at, outOf(head.frame, [0, -0.05 * height, -0.008 * height]))
  return [0, 0.35, 0.7, 1].map((along) => ({
    centre: mix(top, base, along),
    side: scale(head.frame.x, (0.074 + along * 0.034) * height),
    front: scale(head.frame.z, (0.086 + along * 0.012) * height),
  }))
}

function isBefore(brush: Brush, head: Head, tube: Tube): boolean {
  const middle = tube[Math.floor(tube.length / 2)]?.centre ?? head.at
  const toEye = subtract(brush.camera.eye, head.at)
  return dot(subtract(middle, head.at), toEye) / Math.hypot(...toEye) > 0.035
}

function band(brush: Brush, person: Person, head: Head, height: number): string {
  const grid = surfaceGrid(brush.camera, skullTube(head, height, 0.014), 20)
  const inside = (corner: Corner) => {
    const [, y, z] = into(head.frame, subtract(corner.at, head.at))
    const middle = 0.045 + (z / height) * 0.16
    return 0.016 - Math.abs(y / height - middle)
  }
  return fill(patchPath(grid, inside), person.top.accent) + paintLight(brush, grid, person.top.accent, inside)
}
