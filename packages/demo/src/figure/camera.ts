import type { Vector } from './vector.ts'

/**
 * A camera that looks along -z, with a shifted lens and no tilt, so that vertical lines stay vertical and shapes parallel to the picture
 * aren't distorted.
 */
export type Camera = {
  /** Picture size in units of the drawing. */
  width: number
  height: number
  eye: Vector
  /** Units of the drawing per metre at the distance of z = 0. */
  zoom: number
  /** Position of the camera's axis in the picture, 0 to 1. */
  centre: readonly [number, number]
}

export type Point = readonly [number, number]

export function project(camera: Camera, [x, y, z]: Vector): Point {
  const size = scaleAt(camera, z)
  return [
    camera.width * camera.centre[0] + (x - camera.eye[0]) * size,
    camera.height * camera.centre[1] - (y - camera.eye[1]) * size,
  ]
}

/** Units of the drawing per metre at depth z. */
function scaleAt(camera: Camera, z: number): number {
  return (camera.zoom * camera.eye[2]) / Math.max(0.05, camera.eye[2] - z)
}

/** An SVG transform under which one unit is one metre, y down from the floor, in the plane at depth z. */
export function planeTransform(camera: Camera, z: number): string {
  const size = scaleAt(camera, z)
  const [x, y] = project(camera, [0, 0, z])
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size.toFixed(3)})`
}
