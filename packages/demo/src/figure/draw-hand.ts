import { type Brush, fill, paintLight, paintTube } from './brush.ts'
import { type Frame, outOf, turn } from './frame.ts'
import { outlinePath } from './outline.ts'
import type { ArmBones } from './skeleton.ts'
import { surfaceGrid } from './surface.ts'
import { ball, limbTube, type ProfileStep, rod, type Tube } from './tube.ts'
import { add, scale, type Vector } from './vector.ts'

export type Grip = 'open' | 'relaxed' | 'fist' | 'grip' | 'glove'

const palm: readonly ProfileStep[] = [
  [0, 0.023, 0.019],
  [0.2, 0.03, 0.018],
  [0.6, 0.038, 0.016],
  [0.95, 0.038, 0.014],
  [1.1, 0.03, 0.009],
]

/** Degrees the fingers bend at the knuckle and at the middle joint, and how far they spread. */
const curls: Record<Exclude<Grip, 'glove'>, readonly [knuckle: number, middle: number, spread: number]> = {
  open: [2, 6, 5],
  relaxed: [22, 34, 2],
  grip: [62, 92, 0],
  fist: [78, 104, 0],
}

const gloveColours = { leather: '#e8413c', cuff: '#fff3e6' }

export function drawHand(brush: Brush, skin: string, arm: ArmBones, side: 1 | -1, grip: Grip, height: number): string {
  if (grip === 'glove') return drawGlove(brush, arm, height)
  // Palms face the thighs: a forearm at rest is turned inwards.
  const hand = turnAbout(arm.hand, (grip === 'open' ? 25 : 62) * side)
  const palmTube = limbTube(arm.wrist, add(arm.wrist, scale(hand.y, 0.088 * height)), hand, palm, height)
  const digits = [...fingers(arm.wrist, hand, grip, height), thumb(arm.wrist, hand, side, grip, height)]
  const outline = [palmTube, ...digits].map((tube) => outlinePath(brush.camera, tube)).join('')
  return fill(outline, skin) + paintLight(brush, surfaceGrid(brush.camera, palmTube, 10), skin)
}

function fingers(wrist: Vector, hand: Frame, grip: Exclude<Grip, 'glove'>, height: number): Tube[] {
  const [knuckle, middle, spread] = curls[grip]
  return [-1.5, -0.5, 0.5, 1.5].map((place) => {
    const root = add(wrist, outOf(hand, [place * 0.0185 * height, 0.084 * height, 0]))
    const size = (Math.abs(place) > 1 ? 0.036 : 0.042) * height
    const first = turn(hand, { pitch: knuckle, yaw: 0, roll: place * spread })
    const joint = add(root, scale(first.y, size))
    const second = turn(first, { pitch: middle, yaw: 0, roll: 0 })
    const tip = add(joint, scale(second.y, size * 0.95))
    return [...rod(root, joint, 0.0098 * height), ...rod(joint, tip, 0.0092 * height, 0.006 * height)]
  })
}

function thumb(wrist: Vector, hand: Frame, side: 1 | -1, grip: Grip, height: number): Tube {
  const away = grip === 'open' ? 0.6 : 0.3
  const root = add(wrist, outOf(hand, [side * 0.022 * height, 0.025 * height, 0.006 * height]))
  const joint = add(root, outOf(hand, [side * 0.032 * away * height, 0.04 * height, 0.018 * height]))
  const tip = add(
    joint,
    outOf(hand, [side * (grip === 'open' ? 0.008 : -0.012) * height, 0.03 * height, 0.012 * height]),
  )
  return [...rod(root, joint, 0.013 * height, 0.0105 * height), ...rod(joint, tip, 0.0105 * height, 0.006 * height)]
}

function drawGlove(brush: Brush, arm: ArmBones, height: number): string {
  const { leather, cuff: cuffColour } = brush.flat?.glove ?? gloveColours
  const centre = add(arm.wrist, scale(arm.hand.y, 0.085 * height))
  const fist = ball(centre, arm.hand, [0.068 * height, 0.09 * height, 0.072 * height], 9)
  const cuff = rod(
    add(arm.wrist, scale(arm.hand.y, -0.045 * height)),
    add(arm.wrist, scale(arm.hand.y, 0.02 * height)),
    0.043 * height,
    0.048 * height,
  )
  const thumbTube = ball(
    add(centre, outOf(arm.hand, [0, -0.012 * height, 0.06 * height])),
    arm.hand,
    [0.028 * height, 0.055 * height, 0.028 * height],
    6,
  )
  return paintTube(brush, cuff, cuffColour) + paintTube(brush, fist, leather) + paintTube(brush, thumbTube, leather)
}

function turnAbout(frame: Frame, degrees: number): Frame {
  return turn(frame, { pitch: 0, yaw: degrees, roll: 0 })
}
