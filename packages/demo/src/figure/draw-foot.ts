import { type Brush, paintTube } from './brush.ts'
import { frameAlong } from './frame.ts'
import type { Person } from './person.ts'
import { bones, type LegBones } from './skeleton.ts'
import type { Ring, Tube } from './tube.ts'
import { add, scale, type Vector } from './vector.ts'

/** Along the sole from the ankle (metres), half width, half height, height of the middle above the sole. */
type Step = readonly [at: number, width: number, half: number, middle: number]

const shoe: readonly Step[] = [
  [-0.078, 0.016, 0.022, 0.042],
  [-0.066, 0.031, 0.032, 0.05],
  [-0.03, 0.037, 0.043, 0.062],
  [0.02, 0.038, 0.042, 0.058],
  [0.065, 0.041, 0.031, 0.046],
  [0.1, 0.044, 0.024, 0.038],
  [0.13, 0.045, 0.02, 0.034],
  [0.165, 0.041, 0.016, 0.03],
  [0.19, 0.031, 0.012, 0.026],
  [0.203, 0.015, 0.007, 0.021],
]

const sole: readonly Step[] = [
  [-0.084, 0.02, 0.01, 0.012],
  [-0.068, 0.036, 0.013, 0.013],
  [0, 0.039, 0.013, 0.013],
  [0.1, 0.048, 0.012, 0.012],
  [0.165, 0.045, 0.011, 0.012],
  [0.197, 0.033, 0.01, 0.013],
  [0.212, 0.016, 0.008, 0.014],
]

const bare: readonly Step[] = [
  [-0.07, 0.016, 0.018, 0.022],
  [-0.055, 0.028, 0.028, 0.029],
  [-0.02, 0.031, 0.04, 0.042],
  [0.025, 0.032, 0.036, 0.038],
  [0.07, 0.037, 0.025, 0.027],
  [0.11, 0.042, 0.018, 0.02],
  [0.14, 0.041, 0.013, 0.015],
  [0.165, 0.036, 0.011, 0.013],
  [0.182, 0.022, 0.008, 0.01],
]

export function drawFoot(brush: Brush, person: Person, leg: LegBones, height: number): string {
  if (!person.shoes) {
    const foot = footTube(leg, bare, height)
    return paintTube(brush, foot, person.skin, null)
  }
  const upper = footTube(leg, shoe, height)
  const under = footTube(leg, sole, height)
  return paintTube(brush, under, person.shoes.sole) + paintTube(brush, upper, person.shoes.colour, null)
}

/** The foot bends at its ball, where the toes stay flat while the heel rises. */
export function footTube(leg: LegBones, steps: readonly Step[] = shoe, height = 1): Tube {
  const { foot } = leg
  const toes = frameAlong(leg.toes, foot.z)
  const heelBase = add(leg.ankle, scale(foot.z, -bones.ankleHeight * height))
  const ball = add(heelBase, scale(foot.y, bones.ankleToBall * height))
  return steps.map(([at, width, half, middle]): Ring => {
    const beyond = at - bones.ankleToBall
    const [frame, base]: [typeof foot, Vector] =
      beyond > 0 ? [toes, add(ball, scale(toes.y, beyond * height))] : [foot, add(heelBase, scale(foot.y, at * height))]
    return {
      centre: add(base, scale(frame.z, middle * height)),
      side: scale(frame.x, width * height),
      front: scale(frame.z, half * height),
    }
  })
}
