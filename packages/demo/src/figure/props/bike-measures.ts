import type { Vector } from '../vector.ts'

/** Metres in the rider's space, z forward. */
export const bike: {
  crank: Vector
  crankLength: number
  saddle: Vector
  handlebar: Vector
  wheel: Vector
  wheelRadius: number
} = {
  crank: [0, 0.34, 0.12],
  crankLength: 0.165,
  saddle: [0, 1.0, -0.14],
  handlebar: [0, 1.12, 0.48],
  wheel: [0, 0.33, 0.62],
  wheelRadius: 0.26,
}
