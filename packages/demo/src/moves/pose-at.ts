import { blendPose } from '../figure/blend-pose.ts'
import { mirrorPose, type Pose } from '../figure/pose.ts'
import { breathe } from './breathe.ts'
import type { Ease, Key, Move } from './move.ts'

/** A move's pose at any time in seconds; moves repeat forever. The right side mirrors the left. */
export function poseAt(move: Move, seconds: number, side: 'left' | 'right' | null = null): Pose {
  const body = keyed(move, seconds)
  const follow = move.follow ?? 0
  let pose = body
  if (follow > 0) {
    // Overlapping action: the hips lead, the chest follows, arms and head come last.
    const chest = keyed(move, seconds - follow * 0.5)
    const late = keyed(move, seconds - follow)
    pose = { ...body, spine: chest.spine, leftArm: late.leftArm, rightArm: late.rightArm, head: late.head }
  }
  const alive = breathe(pose, move, seconds)
  return side === 'right' ? mirrorPose(alive) : alive
}

function keyed(move: Move, seconds: number): Pose {
  const time = ((seconds % move.period) + move.period) % move.period
  const { keys, period } = move
  const next = keys.findIndex((key) => key.at > time)
  const after = keys[next === -1 ? 0 : next] as Key
  const before = keys[(next === -1 ? keys.length : next === 0 ? keys.length : next) - 1] as Key
  const start = before.at > time ? before.at - period : before.at
  const end = after.at > time ? after.at : after.at + period
  return blendPose(before.pose, after.pose, eased(after.ease ?? 'glide', (time - start) / (end - start)))
}

function eased(ease: Ease, share: number): number {
  switch (ease) {
    case 'steady':
      return share
    case 'drop':
      return share * share * (1.6 - 0.6 * share)
    case 'push':
      return 1 - (1 - share) * (1 - share)
    case 'snap':
      return 1 - (1 - share) ** 4
    default:
      return share * share * share * (share * (share * 6 - 15) + 10)
  }
}
