import { makeBrush } from '../figure/brush.ts'
import { project } from '../figure/camera.ts'
import { mixColour } from '../figure/colour.ts'
import { type Actor, drawActor, skeletonAt } from '../figure/draw-actor.ts'
import { dress } from '../figure/dress.ts'
import { people } from '../figure/people.ts'
import type { Person } from '../figure/person.ts'
import { add, scale, type Vector } from '../figure/vector.ts'
import { portrait, upperBody, wholeFigure } from './frame-figure.ts'
import { readPictureKey } from './picture-key.ts'
import { type PicturePlan, planPicture } from './plan-picture.ts'

/**
 * The SVG of a picture: `class/<category>/<variant>`, `category/<id>`, `banner/<id>`, and by number `channel`, `profile`,
 * `instructor`, `hero`, `landing`, `collection`, `event` and `club`. It is a vector drawing: `width`, in pixels, is the size it is
 * to be rasterised at. Throws a RangeError where the key names no picture. The same key always gives the same picture.
 */
export function drawPicture(key: string, width = 832): string {
  const { plan, size, cast, camera } = framed(key)
  const { stage } = plan
  const brush = makeBrush(camera, stage.light, stage.contrast)
  const body = stage.place(camera, stage.palette) + cast.map(({ actor }) => drawActor(brush, actor, plan.at)).join('')
  const height = Math.round(width / plan.aspect)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
}

/** Where head and shoulders are, in percent from the left and the top: what a crop must keep. */
export function focusOf(key: string): [x: number, y: number] {
  const { cast, camera, size } = framed(key)
  const points = cast.map(({ skeleton }) => project(camera, towards(skeleton.head.at, skeleton.chest.at, 0.25)))
  const percent = (axis: 0 | 1, extent: number) => {
    const mean = points.reduce((sum, point) => sum + point[axis], 0) / points.length
    return Math.round(Math.min(1, Math.max(0, mean / extent)) * 100)
  }
  return [percent(0, size.width), percent(1, size.height)]
}

function towards(from: Vector, to: Vector, share: number): Vector {
  return add(scale(from, 1 - share), scale(to, share))
}

/** Who is in a picture, and the camera on them. */
function framed(key: string) {
  const plan = planPicture(readPictureKey(key))
  const size = { width: 832, height: Math.round(832 / plan.aspect) }
  const cast = castOf(plan).map((actor) => ({ actor, skeleton: skeletonAt(actor, plan.at) }))
  const [lead] = cast
  if (!lead) throw new RangeError(`Nobody is in ${key}`)
  const crop = { ...size, fill: plan.fill, across: plan.across, foot: plan.foot }
  const camera =
    plan.shot === 'whole'
      ? wholeFigure(cast, crop)
      : plan.shot === 'close'
        ? upperBody(lead, crop)
        : portrait(lead, crop)
  return { plan, size, cast, camera }
}

/** `#rrggbb`, the colour a picture is mostly made of: what to show until it has loaded. */
export function dominantColour(key: string): string {
  const { palette } = planPicture(readPictureKey(key)).stage
  return mixColour(palette.wall, palette.floor, 0.35)
}

function castOf(plan: PicturePlan): Actor[] {
  const { stage, move, mirrored } = plan
  const night = stage.palette.light === 'night'
  const dressed = (index: number, scheme: number) =>
    dress(people[index % people.length] as Person, stage.palette.hue, scheme, stage.barefoot, night)
  const side = mirrored ? 'right' : 'left'
  const lead: Actor = {
    move,
    side,
    person: dressed(stage.person, stage.scheme),
    stand: { x: 0, z: 0, yaw: move.yaw, size: (people[stage.person] as Person).height },
    propColour: stage.propColour,
  }
  if (plan.partner === null) return [lead]
  const other = plan.partner === stage.person ? plan.partner + 1 : plan.partner
  const person = dressed(other, stage.scheme + 2)
  const away = mirrored ? -1.15 : 1.15
  return [{ ...lead, person, stand: { ...lead.stand, x: away, z: -0.75, size: person.height } }, lead]
}
