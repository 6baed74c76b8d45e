import { type Frame, outOf, turn } from './frame.ts'
import type { ArmBones } from './skeleton.ts'
import { limbTube, type ProfileStep, type Ring, smoothTube, type Tube } from './tube.ts'
import { add, scale, type Vector } from './vector.ts'

export type Grip = 'open' | 'relaxed' | 'fist' | 'grip' | 'glove'

/** A hand's forms: fingers stretched, hanging, closed, or flat on the floor. */
type Form = 'palm' | 'loose' | 'fist' | 'support'

/** Metres from the wrist, half width and half depth. */
const stretched: readonly ProfileStep[] = [
  [-0.012, 0.02, 0.019],
  [0.012, 0.023, 0.019],
  [0.04, 0.034, 0.019],
  [0.07, 0.0415, 0.0175],
  [0.1, 0.041, 0.015],
  [0.13, 0.0385, 0.0125],
  [0.156, 0.0345, 0.0105],
  [0.173, 0.028, 0.0085],
  [0.184, 0.016, 0.005],
]

const closed: readonly ProfileStep[] = [
  [-0.012, 0.02, 0.019],
  [0.012, 0.026, 0.022],
  [0.034, 0.037, 0.029],
  [0.06, 0.0415, 0.0345],
  [0.086, 0.0395, 0.034],
  [0.103, 0.03, 0.026],
  [0.11, 0.014, 0.012],
]

/** Degrees that the fingers bend, from knuckles to tips. */
const curls: Record<Form, number> = { palm: 8, loose: 64, fist: 0, support: -4 }
const knuckles = 0.07

/** Root, joint and tip of the thumb: outwards, along the hand, towards the palm. */
const thumbs: Record<Form, readonly Vector[]> = {
  palm: [
    [0.012, 0.022, 0.004],
    [0.04, 0.046, 0.008],
    [0.062, 0.07, 0.012],
    [0.074, 0.096, 0.012],
  ],
  support: [
    [0.012, 0.022, 0.004],
    [0.036, 0.046, 0.006],
    [0.058, 0.068, 0.008],
    [0.072, 0.086, 0.008],
  ],
  loose: [
    [0.01, 0.022, 0.006],
    [0.03, 0.05, 0.016],
    [0.038, 0.08, 0.026],
    [0.036, 0.104, 0.034],
  ],
  fist: [
    [0.014, 0.024, 0.01],
    [0.036, 0.044, 0.024],
    [0.026, 0.066, 0.038],
    [0.006, 0.074, 0.04],
  ],
}

const thumbGirths = [0.0155, 0.0145, 0.0125, 0.007]

export type HandShape = { form: Form; frame: Frame; palm: Tube; thumb: Tube }

/** A hand as two overlapping parts, palm with fingers and the thumb. `side` is 1 for the left. */
export function handShape(arm: ArmBones, side: 1 | -1, grip: Exclude<Grip, 'glove'>, height: number): HandShape {
  const form = formOf(arm, grip)
  // Palms face the thighs: a forearm at rest is turned inwards.
  const turned = { palm: 25, loose: 62, fist: 62, support: 0 }[form]
  const frame = turn(arm.hand, { pitch: 0, yaw: turned * side, roll: 0 })
  const at = (point: Vector) => add(arm.wrist, outOf(frame, scale(point, height)))
  const palm = form === 'fist' ? fist(arm.wrist, frame, height) : fingers(arm.wrist, frame, curls[form], height)
  const thumb = thumbs[form].map(([out, along, ahead], index): Ring => {
    const girth = (thumbGirths[index] as number) * height
    return { centre: at([out * side, along, ahead]), side: scale(frame.x, girth), front: scale(frame.z, girth) }
  })
  return { form, frame, palm: smoothTube(palm), thumb: smoothTube(thumb) }
}

function formOf(arm: ArmBones, grip: Exclude<Grip, 'glove'>): Form {
  if (grip === 'fist' || grip === 'grip') return 'fist'
  const isOnFloor = arm.wrist[1] < 0.1 && arm.hand.z[1] < -0.8
  return isOnFloor ? 'support' : grip === 'open' ? 'palm' : 'loose'
}

function fist(wrist: Vector, frame: Frame, height: number): Tube {
  const forward = (at: number) => Math.min(0.007, Math.max(0, at * 0.2))
  return limbTube(
    wrist,
    add(wrist, scale(frame.y, height)),
    frame,
    closed.map(([at, width, depth = width]): ProfileStep => [at, width, depth, forward(at)]),
    height,
  )
}

/** Straight to the knuckles, then bending towards the palm. */
function fingers(wrist: Vector, frame: Frame, curl: number, height: number): Tube {
  const length = 0.185
  let centre = wrist
  let before = 0
  return stretched.map(([at, width, depth = width]) => {
    const share = Math.max(0, (at - knuckles) / (length - knuckles))
    const bent = turn(frame, { pitch: curl * share, yaw: 0, roll: 0 })
    centre = add(centre, scale(bent.y, (at - before) * height))
    before = at
    return { centre, side: scale(bent.x, width * height), front: scale(bent.z, depth * height) }
  })
}
