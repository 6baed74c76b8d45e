import { mirrorPose } from '../figure/pose.ts'
import type { Key } from './move.ts'

/** The keyframes of one side, then mirrored for the other; sides change at `half`, in seconds. */
export function alternate(keys: readonly Key[], half: number): Key[] {
  return [...keys, ...keys.map((key) => ({ ...key, at: key.at + half, pose: mirrorPose(key.pose) }))]
}
