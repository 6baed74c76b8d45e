import type { Actor } from '../figure/draw-actor.ts'
import { skeletonAt } from '../figure/draw-actor.ts'
import { people } from '../figure/people.ts'
import type { Person } from '../figure/person.ts'
import { findMove } from '../moves/moves.ts'
import { acrossPicture } from '../pictures/frame-figure.ts'
import { loopStage } from '../pictures/stages.ts'
import { loopCamera } from './loop-scene.ts'

/** Shares of a loop's width, 0 to 1: the person's centre, and the width of the whole move. */
export type MoveFocus = { at: number; span: number }

/** Number of poses sampled per period of a move. */
const poses = 8
/** Margin around the joints for hands, feet and clothes, as a share of the width. */
const margin = 0.03

const known = new Map<string, MoveFocus>()

/** The position of a move in its loop, so that narrow screens can show it whole. Computed once per move and side. */
export function moveFocus(id: string, side: Actor['side']): MoveFocus {
  const key = `${id}/${side}`
  const focus = known.get(key) ?? measure(id, side)
  known.set(key, focus)
  return focus
}

function measure(id: string, side: Actor['side']): MoveFocus {
  const move = findMove(id)
  const person = people[loopStage(move.category).person] as Person
  const stand = { x: 0, z: 0, yaw: move.yaw, size: person.height }
  const actor: Actor = { move, side, person, stand, propColour: '' }
  const camera = loopCamera(move.framing, 16, 9)
  const reaches = Array.from({ length: poses }, (_, pose) => {
    return acrossPicture(camera, actor, skeletonAt(actor, (pose / poses) * move.period))
  })
  const left = Math.max(0, Math.min(...reaches.map(([from]) => from)) - margin)
  const right = Math.min(1, Math.max(...reaches.map(([, to]) => to)) + margin)
  return { at: rounded((left + right) / 2), span: rounded(right - left) }
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}
