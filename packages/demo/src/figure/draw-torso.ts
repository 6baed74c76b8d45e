import { type Brush, fill, paintBone, paintEdge, paintPart } from './brush.ts'
import { inShade } from './colour.ts'
import { clampShare, mixNumber } from './ease.ts'
import { type Frame, frameAlong } from './frame.ts'
import { outlinePath } from './outline.ts'
import type { Person } from './person.ts'
import { paintPiping } from './piping.ts'
import { drawOpenings } from './shirt-openings.ts'
import type { Skeleton } from './skeleton.ts'
import { rod, smoothTube, type Tube } from './tube.ts'
import { add, mix, scale, type Vector } from './vector.ts'

type Step = {
  from: 'pelvis' | 'waist' | 'chest'
  up: number
  width: number
  depth: number
  forward: number
  turn: number
}

/** From crotch to collar: metres above their joint, half width, half depth, shift forward, and 0 pelvis to 1 chest. */
const steps: readonly Step[] = [
  { from: 'pelvis', up: -0.11, width: 0.05, depth: 0.05, forward: -0.004, turn: 0 },
  { from: 'pelvis', up: -0.08, width: 0.112, depth: 0.09, forward: -0.012, turn: 0 },
  { from: 'pelvis', up: -0.035, width: 0.148, depth: 0.113, forward: -0.02, turn: 0 },
  { from: 'pelvis', up: 0.015, width: 0.152, depth: 0.112, forward: -0.018, turn: 0 },
  { from: 'pelvis', up: 0.06, width: 0.14, depth: 0.1, forward: -0.008, turn: 0.06 },
  { from: 'pelvis', up: 0.1, width: 0.126, depth: 0.09, forward: 0.002, turn: 0.2 },
  { from: 'waist', up: 0.01, width: 0.118, depth: 0.086, forward: 0.004, turn: 0.4 },
  { from: 'waist', up: 0.06, width: 0.119, depth: 0.088, forward: 0.004, turn: 0.6 },
  { from: 'waist', up: 0.11, width: 0.128, depth: 0.094, forward: 0.006, turn: 0.8 },
  { from: 'chest', up: -0.01, width: 0.14, depth: 0.1, forward: 0.008, turn: 0.95 },
  { from: 'chest', up: 0.05, width: 0.15, depth: 0.104, forward: 0.008, turn: 1 },
  { from: 'chest', up: 0.1, width: 0.16, depth: 0.098, forward: 0.003, turn: 1 },
  { from: 'chest', up: 0.132, width: 0.154, depth: 0.082, forward: -0.003, turn: 1 },
  { from: 'chest', up: 0.158, width: 0.134, depth: 0.068, forward: -0.008, turn: 1 },
  { from: 'chest', up: 0.18, width: 0.1, depth: 0.058, forward: -0.01, turn: 1 },
  { from: 'chest', up: 0.205, width: 0.056, depth: 0.05, forward: -0.008, turn: 1 },
]

/** How much of a ring's girth depends on the hips; above, on waist and then chest. */
const hipShare = [1, 1, 1, 1, 0.8, 0.45, 0.12]

const waistband = 6
const hem = { tank: 3, tee: 2, long: 3, bra: 9, hoodie: 2 } as const

/** The hips are drawn before the thighs, the shirt after them, so that its hem covers both. */
export function drawHips(brush: Brush, person: Person, skeleton: Skeleton, height: number): string {
  const body = torsoTube(person, skeleton, height)
  const band = body.slice(waistband - 1, waistband + 1).map((ring) => inflate(ring, 0.002 * height))
  return (
    paintBone(brush, body.slice(0, waistband + 1), person.bottom.colour, [1, 0]) +
    fill(outlinePath(brush.camera, band), inShade(person.bottom.colour, 0.24))
  )
}

export function drawShirt(brush: Brush, person: Person, skeleton: Skeleton, height: number): string {
  const { top } = person
  const body = torsoTube(person, skeleton, height)
  const from = hem[top.cut]
  const loose = { tank: 0.004, tee: 0.009, long: 0.003, bra: 0.003, hoodie: 0.02 }[top.cut] * height
  const rings = body.slice(from)
  const overTrousers = from < waistband && person.bottom.cut === 'joggers' ? 0.009 * height : 0
  const shirt = smoothTube(
    rings.map((ring, index) =>
      inflate(ring, (index >= rings.length - 2 ? loose * 0.3 : loose) + overTrousers * Math.max(0, 1 - index / 3)),
    ),
  )
  const midriff = from > waistband ? paintPart(brush, smoothTube(body.slice(waistband, from + 1)), person.skin) : ''
  const hemLine = paintPiping(brush, [...shirt].reverse(), inShade(top.colour, 0.4), { opacity: 0.7 })
  return (
    paintEdge(brush, body.slice(7, 14)) +
    midriff +
    paintPart(brush, shirt, top.colour) +
    hemLine +
    drawOpenings(brush, person, skeleton, shirt, height)
  )
}

export function drawNeck(brush: Brush, person: Person, skeleton: Skeleton, height: number): string {
  const { chest, neck, head } = skeleton
  const base = add(neck, add(scale(chest.frame.y, -0.012 * height), scale(chest.frame.z, -0.004 * height)))
  const skull = add(head.at, add(scale(head.frame.y, -0.045 * height), scale(head.frame.z, -0.02 * height)))
  const girth = (0.05 + (person.build.shoulder - 1) * 0.04) * height
  const [bottom, top] = rod(base, skull, girth * 1.08, girth * 0.95) as [Tube[number], Tube[number]]
  const shadow = brush.flat
    ? ''
    : fill(outlinePath(brush.camera, [along(bottom, top, 0.42), top]), inShade(person.skin, 0.2))
  const collar = person.top.cut === 'long' || person.top.cut === 'hoodie' ? drawCollar(brush, person, bottom, top) : ''
  return fill(outlinePath(brush.camera, [bottom, top]), person.skin) + shadow + collar
}

/** A collar that stands up around the neck, with its piping. */
function drawCollar(
  brush: Brush,
  { top: { colour, accent } }: Person,
  bottom: Tube[number],
  top: Tube[number],
): string {
  const collar = [bottom, along(bottom, top, 0.34)].map((ring) => inflate(ring, 0.004))
  return fill(outlinePath(brush.camera, collar), colour) + paintPiping(brush, collar, accent)
}

/** A cross-section of the neck. */
function along(bottom: Tube[number], top: Tube[number], at: number): Tube[number] {
  return {
    centre: mix(bottom.centre, top.centre, at),
    side: mix(bottom.side, top.side, at),
    front: mix(bottom.front, top.front, at),
  }
}

export function torsoTube(person: Person, skeleton: Skeleton, height: number): Tube {
  const { pelvis, chest, waist } = skeleton
  const { build } = person
  return steps.map(({ from, up, width, depth, forward, turn }, index) => {
    const frame = between(pelvis.frame, chest.frame, turn)
    const base = { pelvis: pelvis.at, waist, chest: chest.at }[from]
    const hips = hipShare[index] ?? 0
    const chestShare = clampShare((index - 7) / 3)
    const body = mixNumber(
      build.waist,
      build.chest * mixNumber(1, build.shoulder, Math.max(0, chestShare * 2 - 1)),
      chestShare,
    )
    const wide = mixNumber(body, build.hip, hips)
    const deep = mixNumber(mixNumber(build.waist, build.chest, chestShare), build.hip, hips)
    const bust = index === 9 ? 0.6 : index === 10 ? 1 : index === 11 ? 0.45 : 0
    const swell = bust * build.bust * 0.02
    return {
      centre: add(add(base, scale(frame.y, up * height)), scale(frame.z, (forward + swell) * height)),
      side: scale(frame.x, width * wide * height),
      front: scale(frame.z, (depth * deep + swell * 0.6) * height),
    }
  })
}

function inflate(ring: Tube[number], by: number): Tube[number] {
  const grow = (axis: Vector): Vector => {
    const size = Math.hypot(...axis)
    return size === 0 ? axis : scale(axis, (size + by) / size)
  }
  return { centre: ring.centre, side: grow(ring.side), front: grow(ring.front) }
}

function between(a: Frame, b: Frame, weight: number): Frame {
  if (weight <= 0) return a
  if (weight >= 1) return b
  return frameAlong(mix(a.y, b.y, weight), mix(a.z, b.z, weight))
}
