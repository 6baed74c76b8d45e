import { type Brush, makeBrush } from '../figure/brush.ts'
import type { Camera } from '../figure/camera.ts'
import { type Actor, drawActor } from '../figure/draw-actor.ts'
import { dress } from '../figure/dress.ts'
import { people } from '../figure/people.ts'
import type { Person } from '../figure/person.ts'
import type { Move } from '../moves/move.ts'
import { loopStage } from '../pictures/stages.ts'

export type LoopScene = { brush: Brush; actor: Actor; backdrop: string }

/** The person and place of a category's loops: the same in all moves of a class. */
export function sceneOf(move: Move, side: Actor['side'], width: number, height: number): LoopScene {
  const stage = loopStage(move.category)
  const person = dress(
    people[stage.person] as Person,
    stage.palette.hue,
    stage.scheme,
    stage.barefoot,
    stage.palette.light === 'night',
  )
  const camera = loopCamera(move.framing, width, height)
  const actor: Actor = {
    move,
    side,
    person,
    stand: { x: 0, z: 0, yaw: move.yaw, size: person.height },
    propColour: stage.propColour,
  }
  return { brush: makeBrush(camera, stage.light, stage.contrast), actor, backdrop: stage.place(camera, stage.palette) }
}

export function drawBackdrop(scene: LoopScene): string {
  return scene.backdrop
}

export function drawFrame(scene: LoopScene, seconds: number): string {
  return drawActor(scene.brush, scene.actor, seconds)
}

/** The camera of a loop. */
export function loopCamera(framing: Move['framing'], width: number, height: number): Camera {
  const shots = {
    standing: { eye: [0, 1.1, 6.4], zoom: 0.445, centre: [0.5, 0.425] },
    tall: { eye: [0, 1.15, 6.4], zoom: 0.365, centre: [0.5, 0.49] },
    bike: { eye: [0, 1.0, 6.4], zoom: 0.515, centre: [0.48, 0.425] },
    floor: { eye: [0, 0.95, 6.0], zoom: 0.55, centre: [0.5, 0.31] },
  } as const
  const { eye, zoom, centre } = shots[framing]
  return { width, height, eye, zoom: zoom * height, centre }
}
