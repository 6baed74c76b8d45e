import { expressionAt } from '../moves/expression-at.ts'
import type { Move } from '../moves/move.ts'
import { poseAt } from '../moves/pose-at.ts'
import { type Brush, fill, type Layer } from './brush.ts'
import { drawFigure, type Figure, figureTubes } from './draw-figure.ts'
import { gazeOf, tilted } from './look-at.ts'
import { shadowPath } from './outline.ts'
import type { Person } from './person.ts'
import { placeSkeleton, type Stand } from './place-skeleton.ts'
import { drawProps, propTubes } from './props/draw-props.ts'
import type { Skeleton } from './skeleton.ts'
import { solvePose } from './solve-pose.ts'
import { add, normalise, scale, subtract, type Vector } from './vector.ts'

export type Actor = {
  move: Move
  side: 'left' | 'right' | null
  person: Person
  stand: Stand
  /** The colour of props. */
  propColour: string
}

/** A person performing a move at a time in seconds: mat, shadow, then body and props from back to front. */
export function drawActor(brush: Brush, actor: Actor, seconds: number): string {
  const { move, person, stand } = actor
  const skeleton = skeletonAt(actor, seconds)
  const mood = expressionAt(move, seconds)
  const gaze = gazeOf(skeleton, brush.camera.eye)
  const figure: Figure = {
    person,
    skeleton: { ...skeleton, head: tilted(skeleton.head, gaze, mood.joy, mood.effort) },
    grip: move.grip ?? 'relaxed',
    trail: trailOf(actor, skeleton, seconds),
    expression: { ...mood, gaze },
  }
  const props = drawProps(brush, actor, skeleton, seconds)
  const layers: Layer[] = [...drawFigure(brush, figure), ...props.layers]
  layers.sort((a, b) => a.depth - b.depth)
  const light = normalise([brush.light[0] * 0.55, 1, brush.light[2] * 0.2])
  const tubes = [...figureTubes(figure), ...propTubes(actor, skeleton)]
  const shadow = tubes.map((tube) => shadowPath(brush.camera, tube, light)).join('')
  return (
    props.ground +
    fill(shadow, '#1a0d33', 0.26) +
    contact(brush, skeleton, stand) +
    layers.map(({ svg }) => svg).join('')
  )
}

export function skeletonAt({ move, side, person, stand }: Actor, seconds: number): Skeleton {
  const mirrored = side === 'right' ? { ...stand, yaw: -stand.yaw } : stand
  return placeSkeleton(solvePose(poseAt(move, seconds, side), person.build.shoulder), mirrored)
}

/** Contact shadow under the feet: without it bodies seem to float. */
function contact(brush: Brush, skeleton: Skeleton, stand: Stand): string {
  return [skeleton.leftLeg, skeleton.rightLeg]
    .map(({ ankle, foot }) => {
      const middle = add(ankle, scale(foot.y, 0.06 * stand.size))
      const gap = Math.max(0, Math.min(ankle[1], middle[1]) - 0.1)
      if (gap > 0.25) return ''
      const rim = Array.from({ length: 14 }, (_, index): Vector => {
        const angle = (index / 14) * Math.PI * 2
        const along = scale([foot.y[0], 0, foot.y[2]], 0.15 * Math.cos(angle))
        return add([middle[0], 0, middle[2]], add(along, scale([foot.x[0], 0, foot.x[2]], 0.065 * Math.sin(angle))))
      })
      const ring = {
        centre: [middle[0], 0, middle[2]] as Vector,
        side: subtract(rim[0] as Vector, [middle[0], 0, middle[2]]),
        front: scale(foot.x, 0.065),
      }
      return fill(shadowPath(brush.camera, [ring], [0, 1, 0]), '#12061f', Number((0.3 * (1 - gap * 4)).toFixed(2)))
    })
    .join('')
}

function trailOf(actor: Actor, skeleton: Skeleton, seconds: number): Vector {
  const before = skeletonAt(actor, seconds - 0.11).head.at
  const lag = scale(subtract(before, skeleton.head.at), 2.2)
  const { frame, at } = skeleton.head
  // Near the floor hair lies along the back and doesn't fall through it; upside down it falls past the crown.
  const low = frame.y[1] < 0 ? frame.y : add(scale(frame.y, -1), [0, 0.1, 0])
  const hang: Vector = at[1] < 0.55 ? low : [0, -1, 0]
  return normalise(add(add(hang, scale(frame.z, -0.16)), lag))
}
