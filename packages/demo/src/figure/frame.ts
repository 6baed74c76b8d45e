import { add, cross, dot, normalise, scale, subtract, type Vector } from './vector.ts'

/** An orthonormal frame: x to the left, y up, z forward. */
export type Frame = { x: Vector; y: Vector; z: Vector }

/** Degrees. Pitch bows forward, yaw turns to the person's left, roll leans to the person's left. */
export type Turn = { pitch: number; yaw: number; roll: number }

export const upright: Frame = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

/** Turns a frame about its own axes: yaw first, then pitch, then roll. */
export function turn(frame: Frame, { pitch, yaw, roll }: Turn): Frame {
  let { x, y, z } = frame
  ;[z, x] = rotate(z, x, yaw)
  ;[y, z] = rotate(y, z, pitch)
  ;[y, x] = rotate(y, x, roll)
  return { x, y, z }
}

/** Converts a point or direction from the frame's axes to its parent's. */
export function outOf(frame: Frame, [x, y, z]: Vector): Vector {
  return add(add(scale(frame.x, x), scale(frame.y, y)), scale(frame.z, z))
}

export function into(frame: Frame, vector: Vector): Vector {
  return [dot(frame.x, vector), dot(frame.y, vector), dot(frame.z, vector)]
}

/** A frame whose y points along `along`, and whose z is as close to `front` as possible. */
export function frameAlong(along: Vector, front: Vector): Frame {
  const y = normalise(along)
  let z = subtract(front, scale(y, dot(front, y)))
  if (dot(z, z) < 1e-6) z = Math.abs(y[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]
  z = normalise(subtract(z, scale(y, dot(z, y))))
  return { x: cross(y, z), y, z }
}

function rotate(a: Vector, b: Vector, degrees: number): [Vector, Vector] {
  const angle = (degrees * Math.PI) / 180
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  return [add(scale(a, cosine), scale(b, sine)), subtract(scale(b, cosine), scale(a, sine))]
}
