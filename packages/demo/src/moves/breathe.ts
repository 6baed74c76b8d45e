import type { Pose } from '../figure/pose.ts'
import type { Move } from './move.ts'

/** Seconds that a breath takes. */
const breath = 4
/** Degrees by which the chest rises, metres and degrees by which weight shifts from foot to foot. */
const [rise, shift, roll] = [1.5, 0.012, 1.1]

/** A pose with a breath in it, and with weight that shifts where a coach waits on both feet. Moves too short for a breath keep theirs. */
export function breathe(pose: Pose, { period, part }: Move, seconds: number): Pose {
  if (period % breath !== 0) return pose
  const time = ((seconds % period) + period) % period
  const drawn = Math.sin((time / breath) * Math.PI * 2)
  const waits = part !== 'work' && pose.leftLeg.by === 'plant' && pose.rightLeg.by === 'plant'
  const sway = waits ? Math.sin((time / period) * Math.PI * 2) : 0
  return {
    ...pose,
    pelvis: { ...pose.pelvis, x: pose.pelvis.x + shift * sway, roll: pose.pelvis.roll + roll * sway },
    spine: { ...pose.spine, pitch: pose.spine.pitch - rise * drawn, roll: pose.spine.roll - roll * sway },
    head: { ...pose.head, pitch: pose.head.pitch + rise * drawn },
  }
}
