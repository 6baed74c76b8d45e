import { makeBrush } from '../figure/brush.ts'
import { type Camera, project } from '../figure/camera.ts'
import { type Actor, drawActor } from '../figure/draw-actor.ts'
import type { Hour } from './fields/field.ts'
import { drawMotion } from './motion.ts'
import { type PosterClub, posterLooks, toned } from './poster-look.ts'

/** Light from behind the right shoulder. */
const rimLight = [0.8, 0.5, -0.33] as const

export type Poster = {
  club: PosterClub
  hour: Hour
  /** A club's hero wears the club's tones. Elsewhere coaches wear what they wear in their videos. */
  isHero: boolean
}

/** A picture in a club's own flat shapes. */
export function drawPoster({ club, hour, isHero }: Poster, camera: Camera, actor: Actor, seconds: number): string {
  const look = posterLooks[club]
  const { width, height } = camera
  const [x, floor] = project(camera, [camera.eye[0], 0, 0])
  const { behind, before } = look.field({ width, height, x, floor, size: camera.zoom * 1.75, hour })
  const isToned = isHero || look.isColourless
  const shown = isToned ? { ...actor, person: toned(actor.person, look), propColour: look.prop } : actor
  const { rim, shade, prop, top } = look
  const flat = { rim, rimLight, shade, ...(isToned && { glove: { leather: prop, cuff: top } }) }
  const brush = { ...makeBrush(camera, [-0.5, 0.75, 0.35]), flat }
  return behind + drawMotion(brush, shown, seconds, look.trace) + drawActor(brush, shown, seconds) + before
}
