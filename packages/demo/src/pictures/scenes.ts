import type { Actor } from '../figure/draw-actor.ts'
import type { Move } from '../moves/move.ts'
import { findMove } from '../moves/moves.ts'

/** A picture of a club, hand-picked to look good at large sizes. */
export type Scene = {
  move: Move
  side: Actor['side']
  /** Index among the category's places. */
  setting: number
  /** As in a `PicturePlan`. */
  across: number
}

/** By number: the pictures of a landing page's wall. */
export const landingScenes: readonly Scene[] = [
  scene('salsa-step', 2, 0.6),
  scene('side-bend', 1, 0.6),
  scene('skater', 1, 0.6),
  scene('jab-cross', 2, 0.6),
  scene('shoulder-press', 0, 0.6),
  scene('warrior-two', 2, 0.6),
  scene('tree', 3, 0.6),
  scene('lift-the-sky', 1, 0.6),
  scene('goblet-squat', 1, 0.6),
  scene('kettlebell-swing', 3, 0.6),
  scene('squat-jump', 1, 0.6),
  scene('sun-salute', 1, 0.6),
  scene('standing-climb', 1, 0.55),
  scene('hook', 1, 0.6),
  scene('hip-flexor', 2, 0.6),
  scene('seated-side-reach', 2, 0.6),
  scene('sprint', 0, 0.55),
  scene('push-the-wave', 3, 0.6),
  scene('deadlift', 0, 0.6),
  scene('jumping-jack', 2, 0.6),
  scene('disco-point', 0, 0.6),
  scene('uppercut', 3, 0.6),
  scene('high-knees', 3, 0.6),
  scene('hip-wave', 3, 0.6),
  scene('down-dog', 2, 0.5),
  scene('tree', 1, 0.6),
]

function scene(id: string, setting: number, across: number): Scene {
  const move = findMove(id)
  return { move, side: move.sided ? 'left' : null, setting, across }
}
