import { type Brush, fill } from '../figure/brush.ts'
import { type Point, project } from '../figure/camera.ts'
import { type Actor, skeletonAt } from '../figure/draw-actor.ts'
import { figureTubes } from '../figure/draw-figure.ts'
import { outlinePath } from '../figure/outline.ts'
import type { Skeleton } from '../figure/skeleton.ts'
import { add, scale, subtract, type Vector } from '../figure/vector.ts'

/** A move that travels less than this isn't worth a trace, in metres. */
const leastTravel = 0.3
/** How far the fastest hand or foot is from one ghost to the next, in metres. */
const ghostStep = 0.24
const ghosts = 3
const ghostOpacity = [0.24, 0.17, 0.1]
const moments = 48

/** The way to a pose: up to three earlier poses as ghosts, and the arc of the hand or foot that went furthest. Empty for a pose that is held. */
export function drawMotion(brush: Brush, actor: Actor, seconds: number, colour: string): string {
  const { period } = actor.move
  // Half a period: earlier the move came from its other end.
  const before = Array.from({ length: moments / 2 }, (_, index) => seconds - ((index + 1) / moments) * period)
  const now = skeletonAt(actor, seconds)
  const past = before.map((moment) => skeletonAt(actor, moment))
  const end = endsOf(now)
    .map((_, place) => ({ place, travel: travelOf([now, ...past], place) }))
    .reduce((most, each) => (each.travel > most.travel ? each : most))
  if (end.travel < leastTravel) return ''
  const shown: Skeleton[] = []
  let last = now
  for (const skeleton of past) {
    if (shown.length === ghosts) break
    if (distance(endsOf(last)[end.place], endsOf(skeleton)[end.place]) < ghostStep) continue
    shown.push(skeleton)
    last = skeleton
  }
  const bodies = shown.map((skeleton, index) =>
    fill(silhouette(brush, actor, skeleton), colour, ghostOpacity[index] as number),
  )
  const until = past.indexOf(last) + 1
  return (
    bodies.reverse().join('') +
    arc(
      brush,
      [now, ...past.slice(0, until)].map((each) => endsOf(each)[end.place] as Vector),
      colour,
    )
  )
}

function silhouette(brush: Brush, { person, move }: Actor, skeleton: Skeleton): string {
  const figure = { person, skeleton, grip: move.grip ?? 'relaxed', trail: [0, -1, 0] as Vector }
  return figureTubes(figure)
    .map((tube) => outlinePath(brush.camera, tube))
    .join('')
}

/** Hands, then feet. */
function endsOf({ leftArm, rightArm, leftLeg, rightLeg }: Skeleton): Vector[] {
  return [
    ...[leftArm, rightArm].map(({ wrist, hand }) => add(wrist, scale(hand.y, 0.1))),
    ...[leftLeg, rightLeg].map(({ ankle, foot }) => add(ankle, scale(foot.y, 0.1))),
  ]
}

function travelOf(skeletons: readonly Skeleton[], place: number): number {
  const first = endsOf(skeletons[0] as Skeleton)[place]
  return Math.max(...skeletons.map((each) => distance(first, endsOf(each)[place])))
}

function distance(a: Vector = [0, 0, 0], b: Vector = [0, 0, 0]): number {
  return Math.hypot(...subtract(a, b))
}

/** A band along the way, which narrows to nothing where it began. `way` starts at its end. */
function arc(brush: Brush, way: readonly Vector[], colour: string): string {
  if (way.length < 3) return ''
  const points = smoothed(way.map((at) => project(brush.camera, at)))
  const edge = (side: 1 | -1) =>
    points.map(([x, y], index): Point => {
      const [ax, ay] = points[Math.max(0, index - 1)] as Point
      const [bx, by] = points[Math.min(points.length - 1, index + 1)] as Point
      const length = Math.hypot(bx - ax, by - ay) || 1
      const half = 0.05 * brush.camera.zoom * (1 - index / (points.length - 1)) * side
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]
    })
  const outline = [...edge(1), ...edge(-1).reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return fill(`M${outline.join('L')}Z`, colour, 0.75)
}

const arcPoints = 24
const smoothings = 6

/** Evenly spaced points along a line, without its corners. */
function smoothed(line: readonly Point[]): Point[] {
  const lengths = line.map((_, index) => (index === 0 ? 0 : span(line[index - 1] as Point, line[index] as Point)))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  let even = Array.from({ length: arcPoints }, (_, index) =>
    pointAlong(line, lengths, (total * index) / (arcPoints - 1)),
  )
  for (let round = 0; round < smoothings; round++) {
    even = even.map((point, index): Point => {
      const [before, after] = [even[index - 1], even[index + 1]]
      if (!before || !after) return point
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
    })
  }
  return even
}

function pointAlong(line: readonly Point[], lengths: readonly number[], at: number): Point {
  let left = at
  for (let index = 1; index < line.length; index++) {
    const length = lengths[index] as number
    const [from, to] = [line[index - 1] as Point, line[index] as Point]
    if (left <= length && length > 0) {
      return [from[0] + ((to[0] - from[0]) * left) / length, from[1] + ((to[1] - from[1]) * left) / length]
    }
    left -= length
  }
  return line[line.length - 1] as Point
}

function span(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
