import { type Camera, type Point, project } from '../figure/camera.ts'
import type { Actor } from '../figure/draw-actor.ts'
import { standing } from '../figure/place-skeleton.ts'
import { bike } from '../figure/props/bike-measures.ts'
import type { Skeleton } from '../figure/skeleton.ts'
import { add, scale, type Vector } from '../figure/vector.ts'

export type Crop = {
  width: number
  height: number
  /** Share of the picture's height the subject fills. */
  fill: number
  /** Maximum share of its width that the subject fills. */
  breadth: number
  /** Horizontal position of the subject's middle, 0 to 1. */
  across: number
  /** Vertical position of the subject's lowest point, 0 top to 1 bottom. */
  foot: number
}

type Subject = { actor: Actor; skeleton: Skeleton }

type Extent = { left: number; right: number; low: number; high: number }

/** A camera that shows the whole of a figure. */
export function wholeFigure({ actor, skeleton }: Subject, crop: Crop): Camera {
  return frame(extentOf(pointsOf(actor, skeleton)), crop, 0.95)
}

/** A camera on the body down to the knees. */
export function upperBody({ skeleton }: Subject, crop: Crop): Camera {
  const crown = add(skeleton.head.at, scale(skeleton.head.frame.y, 0.16))
  const extent = extentOf([
    crown,
    skeleton.head.at,
    skeleton.chest.at,
    skeleton.neck,
    skeleton.leftArm.elbow,
    skeleton.rightArm.elbow,
    skeleton.leftArm.wrist,
    skeleton.rightArm.wrist,
    skeleton.leftLeg.knee,
    skeleton.rightLeg.knee,
  ])
  return frame(extent, crop)
}

/** A camera on the face and shoulders. */
export function portrait({ skeleton }: Subject, crop: Crop): Camera {
  const crown = add(skeleton.head.at, scale(skeleton.head.frame.y, 0.17))
  const extent = extentOf([crown, skeleton.chest.at, skeleton.leftArm.shoulder, skeleton.rightArm.shoulder])
  return frame(extent, crop)
}

/** Shares of a card's picture, from its start and top: the heart is beyond these, and the text starts at `foot`. */
export const cardMarks = { heart: [0.8, 0.36], foot: 0.8 } as const

/** The head in shares of the picture: its middle, and its half width and height. */
export function headIn({ width, height, ...camera }: Camera, { head }: Skeleton): { at: Point; half: Point } {
  const [x, y] = project({ width, height, ...camera }, head.at)
  return { at: [x / width, y / height], half: [(0.13 * camera.zoom) / width, (0.13 * camera.zoom) / height] }
}

/** The same camera, moved so that the head isn't under a card's heart. */
export function besideHeart(camera: Camera, skeleton: Skeleton): Camera {
  const { at, half } = headIn(camera, skeleton)
  const [beyond, above] = [at[0] + half[0] - cardMarks.heart[0], cardMarks.heart[1] - (at[1] - half[1])]
  if (beyond <= 0 || above <= 0) return camera
  return { ...camera, centre: [camera.centre[0] - beyond, camera.centre[1]] }
}

/** Horizontal extent of person and machine, in shares of the picture's width. */
export function acrossPicture(camera: Camera, actor: Actor, skeleton: Skeleton): [left: number, right: number] {
  const across = pointsOf(actor, skeleton).map((point) => project(camera, point)[0] / camera.width)
  return [Math.min(...across), Math.max(...across)]
}

/** Vertical extent of person and machine, in shares of the picture's height from its top. */
export function downPicture(camera: Camera, actor: Actor, skeleton: Skeleton): [top: number, bottom: number] {
  const down = pointsOf(actor, skeleton).map((point) => project(camera, point)[1] / camera.height)
  return [Math.min(...down), Math.max(...down)]
}

function frame(extent: Extent, { width, height, fill, breadth, across, foot }: Crop, least = 0.3): Camera {
  const tall = Math.max(least, extent.high - extent.low)
  const wide = Math.max(0.3, extent.right - extent.left)
  const zoom = Math.min((fill * height) / tall, (breadth * width) / wide)
  const eye: Vector = [(extent.left + extent.right) / 2, 1.05, 6.4]
  const centre = [across, foot - ((eye[1] - extent.low) * zoom) / height] as const
  return { width, height, eye, zoom, centre }
}

function pointsOf(actor: Actor, skeleton: Skeleton): Vector[] {
  const limbs = [skeleton.leftArm, skeleton.rightArm].flatMap((arm) => [
    arm.elbow,
    add(arm.wrist, scale(arm.hand.y, 0.18)),
  ])
  const legs = [skeleton.leftLeg, skeleton.rightLeg].flatMap((leg) => [
    leg.knee,
    add(leg.ankle, scale(leg.foot.z, -0.075)),
    add(leg.ankle, scale(leg.foot.y, 0.2)),
  ])
  const trunk = [add(skeleton.head.at, scale(skeleton.head.frame.y, 0.16)), skeleton.pelvis.at, skeleton.chest.at]
  const { point } = standing(actor.side === 'right' ? { ...actor.stand, yaw: -actor.stand.yaw } : actor.stand)
  const machine = actor.move.props?.includes('bike')
    ? [point([0, 0, bike.wheel[2] + bike.wheelRadius]), point([0, 0, -0.5])]
    : []
  return [...limbs, ...legs, ...trunk, ...machine]
}

function extentOf(points: readonly Vector[]): Extent {
  const across = points.map(([x]) => x)
  const up = points.map(([, y]) => y)
  return { left: Math.min(...across), right: Math.max(...across), low: Math.min(...up), high: Math.max(...up) }
}
