import { makeBrush } from '../figure/brush.ts'
import { project } from '../figure/camera.ts'
import { mixColour } from '../figure/colour.ts'
import { type Actor, drawActor, skeletonAt } from '../figure/draw-actor.ts'
import { dress } from '../figure/dress.ts'
import { people } from '../figure/people.ts'
import type { Person } from '../figure/person.ts'
import { add, scale, type Vector } from '../figure/vector.ts'
import { besideHeart, portrait, upperBody, wholeFigure } from './frame-figure.ts'
import { readPictureKey } from './picture-key.ts'
import { type PicturePlan, planPicture } from './plan-picture.ts'

/**
 * The SVG of a picture: `class/<loop>/<cut>` and `wide/<loop>` show a class as its loop does; `category`, `banner` and `instructor`
 * take a category; `hero`, `landing` and `collection` a number. It is a vector drawing: `width`, in pixels, is the size it is
 * to be rasterised at. Throws a RangeError where the key names no picture. The same key always gives the same picture.
 */
export function drawPicture(key: string, width = 832): string {
  const { plan, size, actor, camera } = framed(key)
  const { stage } = plan
  const brush = makeBrush(camera, stage.light, stage.contrast)
  const body = stage.place(camera, stage.palette) + drawActor(brush, actor, plan.at)
  const height = Math.round(width / plan.aspect)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
}

/** Where head and shoulders are, in percent from the left and the top: what a crop must keep. */
export function focusOf(key: string): [x: number, y: number] {
  const { skeleton, camera, size } = framed(key)
  const [x, y] = project(camera, towards(skeleton.head.at, skeleton.chest.at, 0.25))
  const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)
  return [percent(x / size.width), percent(y / size.height)]
}

function towards(from: Vector, to: Vector, share: number): Vector {
  return add(scale(from, 1 - share), scale(to, share))
}

/** Who is in a picture, and the camera on them. */
export function framed(key: string) {
  const plan = planPicture(readPictureKey(key))
  const size = { width: 832, height: Math.round(832 / plan.aspect) }
  const actor = actorOf(plan)
  const skeleton = skeletonAt(actor, plan.at)
  const { fill, breadth, across, foot } = plan
  const crop = { ...size, fill, breadth, across, foot }
  const frame = { whole: wholeFigure, close: upperBody, portrait }[plan.shot]
  const camera = frame({ actor, skeleton }, crop)
  return { plan, size, actor, skeleton, camera: besideHeart(camera, skeleton) }
}

/** `#rrggbb`, the colour a picture is mostly made of: what to show until it has loaded. */
export function dominantColour(key: string): string {
  const { palette } = planPicture(readPictureKey(key)).stage
  return mixColour(palette.wall, palette.floor, 0.35)
}

function actorOf({ stage, move, side }: PicturePlan): Actor {
  const person = people[stage.person] as Person
  const night = stage.palette.light === 'night'
  return {
    move,
    side,
    person: dress(person, stage.palette.hue, stage.scheme, stage.barefoot, night),
    stand: { x: 0, z: 0, yaw: move.yaw, size: person.height },
    propColour: stage.propColour,
  }
}
