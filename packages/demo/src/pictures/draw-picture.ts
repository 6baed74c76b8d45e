import { makeBrush } from '../figure/brush.ts'
import { type Camera, project } from '../figure/camera.ts'
import { mixColour } from '../figure/colour.ts'
import { type Actor, drawActor, skeletonAt } from '../figure/draw-actor.ts'
import { dress } from '../figure/dress.ts'
import { people } from '../figure/people.ts'
import type { Person } from '../figure/person.ts'
import { add, scale, type Vector } from '../figure/vector.ts'
import { drawPoster } from '../posters/draw-poster.ts'
import { posterLooks } from '../posters/poster-look.ts'
import { besideHeart, downPicture, portrait, upperBody, wholeFigure } from './frame-figure.ts'
import { readPictureKey } from './picture-key.ts'
import { type PicturePlan, planPicture } from './plan-picture.ts'

/**
 * The SVG of a picture: `class/<loop>/<cut>` shows a class like its loop; `hero/<club>/<loop>` and `banner/<club>/<loop>` are in a club's own
 * shapes and tones; `instructor` takes a category, `landing` a number. `width` is the target size of the rasterisation in
 * pixels. Deterministic per key.
 * @throws RangeError if the key names no picture.
 */
export function drawPicture(key: string, width = 832): string {
  const { plan, size, actor, camera } = framed(key)
  const body = plan.poster ? drawPoster(plan.poster, camera, actor, plan.at) : drawClass(plan, camera, actor)
  const height = Math.round(width / plan.aspect)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
}

function drawClass({ stage, at }: PicturePlan, camera: Camera, actor: Actor): string {
  const brush = makeBrush(camera, stage.light, stage.contrast)
  return stage.place(camera, stage.palette) + drawActor(brush, actor, at)
}

const posterFocus = 0.61

/** The position of head and shoulders, or of a poster's person (`isBody`), in percent from left and top, which every crop must keep. */
export function focusOf(key: string): { x: number; y: number; isBody: boolean } {
  const { plan, skeleton, camera, size, actor } = framed(key)
  const head = project(camera, towards(skeleton.head.at, skeleton.chest.at, 0.25))
  const [top, bottom] = downPicture(camera, actor, skeleton)
  // Every crop of a poster shows the whole body, even that of a tall card.
  const [x, y] = plan.poster ? [posterFocus * size.width, ((top + bottom) / 2) * size.height] : head
  const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)
  return { x: percent(x / size.width), y: percent(y / size.height), isBody: Boolean(plan.poster) }
}

function towards(from: Vector, to: Vector, share: number): Vector {
  return add(scale(from, 1 - share), scale(to, share))
}

/** The people in a picture, and its camera. */
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

/** The dominant colour as `#rrggbb`, used as placeholder. */
export function dominantColour(key: string): string {
  const { poster, stage } = planPicture(readPictureKey(key))
  if (poster) return posterLooks[poster.club].ground
  const { palette } = stage
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
