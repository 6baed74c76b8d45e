import { type Brush, fill, paintBone, paintEdge, paintLight, paintTube } from './brush.ts'
import { type Frame, frameAlong, into } from './frame.ts'
import type { Person } from './person.ts'
import type { Skeleton } from './skeleton.ts'
import { type Corner, patchPath, surfaceGrid } from './surface.ts'
import { rod, type Tube } from './tube.ts'
import { add, mix, scale, subtract, type Vector } from './vector.ts'

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
  { from: 'chest', up: 0.132, width: 0.165, depth: 0.082, forward: -0.003, turn: 1 },
  { from: 'chest', up: 0.158, width: 0.146, depth: 0.068, forward: -0.008, turn: 1 },
  { from: 'chest', up: 0.18, width: 0.1, depth: 0.058, forward: -0.01, turn: 1 },
  { from: 'chest', up: 0.205, width: 0.056, depth: 0.05, forward: -0.008, turn: 1 },
]

/** How much of a ring's girth depends on the hips; above, on waist and then chest. */
const hipShare = [1, 1, 1, 1, 0.8, 0.45, 0.12]

const waistband = 6
const hem = { tank: 4, tee: 3, long: 4, bra: 9, hoodie: 3 } as const

/** The hips are drawn before the thighs, the shirt after them, so that its hem covers both. */
export function drawHips(brush: Brush, person: Person, skeleton: Skeleton, height: number): string {
  const body = torsoTube(person, skeleton, height)
  return paintBone(brush, body.slice(0, waistband + 1), person.bottom.colour, [1, 0])
}

export function drawShirt(brush: Brush, person: Person, skeleton: Skeleton, height: number): string {
  const { top } = person
  const body = torsoTube(person, skeleton, height)
  const from = hem[top.cut]
  const loose = { tank: 0.004, tee: 0.009, long: 0.003, bra: 0.003, hoodie: 0.02 }[top.cut] * height
  const shirt = body
    .slice(from)
    .map((ring, index, rings) => inflate(ring, index >= rings.length - 2 ? loose * 0.3 : loose))
  const midriff = from > waistband ? paintTube(brush, body.slice(waistband, from + 1), person.skin, null) : ''
  const neckline = necklineOf(person, skeleton, height)
  const grid = surfaceGrid(brush.camera, shirt, 20)
  const skin = neckline
    ? fill(patchPath(grid, neckline), person.skin) + paintLight(brush, grid, person.skin, neckline)
    : ''
  return paintEdge(brush, body.slice(7, 14)) + midriff + paintTube(brush, shirt, top.colour, null) + skin
}

export function drawNeck(brush: Brush, person: Person, skeleton: Skeleton, height: number): string {
  const { chest, neck, head } = skeleton
  const base = add(neck, add(scale(chest.frame.y, -0.012 * height), scale(chest.frame.z, -0.004 * height)))
  const skull = add(head.at, add(scale(head.frame.y, -0.045 * height), scale(head.frame.z, -0.02 * height)))
  const girth = (0.05 + (person.build.shoulder - 1) * 0.04) * height
  return paintTube(brush, rod(base, skull, girth * 1.08, girth * 0.95), person.skin, null)
}

export function torsoTube(person: Person, skeleton: Skeleton, height: number): Tube {
  const { pelvis, chest, waist } = skeleton
  const { build } = person
  return steps.map(({ from, up, width, depth, forward, turn }, index) => {
    const frame = between(pelvis.frame, chest.frame, turn)
    const base = { pelvis: pelvis.at, waist, chest: chest.at }[from]
    const hips = hipShare[index] ?? 0
    const chestShare = Math.min(1, Math.max(0, (index - 7) / 3))
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

function necklineOf(person: Person, skeleton: Skeleton, height: number): ((corner: Corner) => number) | null {
  const { chest, neck } = skeleton
  const local = (corner: Corner): Vector => scale(into(chest.frame, subtract(corner.at, neck)), 1 / height)
  if (person.top.cut === 'tank') {
    return (corner) => {
      const [x, y, z] = local(corner)
      const drop = z > 0 ? 0.105 : 0.06
      return 1 - (x / 0.082) ** 2 - (Math.min(0, y + 0.005) / drop) ** 2
    }
  }
  if (person.top.cut === 'bra') {
    return (corner) => {
      const [x, y, z] = local(corner)
      const line = z > 0 ? -0.1 : -0.09
      const strap = Math.abs(Math.abs(x) - 0.085) - 0.017
      return Math.min((y - line - 0.6 * x * x) * 12, strap * 40)
    }
  }
  if (person.top.cut === 'tee') {
    return (corner) => {
      const [x, y, z] = local(corner)
      return 1 - (x / 0.068) ** 2 - (Math.min(0, y + 0.01) / (z > 0 ? 0.04 : 0.02)) ** 2
    }
  }
  return null
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

function mixNumber(a: number, b: number, weight: number): number {
  return a + (b - a) * weight
}
