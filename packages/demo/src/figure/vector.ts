/** Metres. Axes of person space: x to the person's left, y up, z forward. */
export type Vector = readonly [number, number, number]

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function scale(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by]
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function length(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2])
}

export function normalise(a: Vector): Vector {
  const size = length(a)
  return size < 1e-9 ? [0, 1, 0] : scale(a, 1 / size)
}

export function mix(a: Vector, b: Vector, weight: number): Vector {
  return [a[0] + (b[0] - a[0]) * weight, a[1] + (b[1] - a[1]) * weight, a[2] + (b[2] - a[2]) * weight]
}

/** Interpolates between two directions along the shorter arc. */
export function slerp(a: Vector, b: Vector, weight: number): Vector {
  const angle = Math.acos(Math.min(1, Math.max(-1, dot(a, b))))
  if (angle < 1e-4 || angle > Math.PI - 1e-3) return normalise(mix(a, b, weight))
  const sine = Math.sin(angle)
  return add(scale(a, Math.sin((1 - weight) * angle) / sine), scale(b, Math.sin(weight * angle) / sine))
}
