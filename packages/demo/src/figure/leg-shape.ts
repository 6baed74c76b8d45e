import type { GirthStep, LimbShape } from './limb-shape.ts'
import type { Person } from './person.ts'
import type { LegBones } from './skeleton.ts'

/** Fullest below the hip, narrow above and below the knee, with a calf behind the shin. */
const steps: readonly GirthStep[] = [
  [-0.12, 0.024, 0.034, -0.012],
  [-0.09, 0.044, 0.064, -0.013],
  [-0.02, 0.064, 0.088, -0.014],
  [0.08, 0.076, 0.096, -0.01],
  [0.22, 0.08, 0.094, -0.003],
  [0.42, 0.0745, 0.084, 0.003],
  [0.62, 0.0655, 0.072, 0.005],
  [0.82, 0.0545, 0.06, 0.005],
  [0.95, 0.049, 0.054, 0.005],
  [1.06, 0.0475, 0.052, 0.001],
  [1.18, 0.0485, 0.055, -0.008],
  [1.32, 0.05, 0.0575, -0.013],
  [1.48, 0.0445, 0.051, -0.011],
  [1.66, 0.036, 0.041, -0.004],
  [1.85, 0.03, 0.034, 0],
  [2, 0.031, 0.036, 0],
  [2.05, 0.026, 0.03, 0],
]

export const [legRoot, legEnd] = [-0.12, 2.05]

/** How far a bent knee stands out, in metres. */
const patella = 0.012

export function legShape({ build }: Person, { hip, knee, ankle, upper, lower }: LegBones, height: number): LimbShape {
  return { root: hip, joint: knee, end: ankle, upper, lower, steps, girth: build.limb * height, point: patella }
}
