import { mirrorPose } from '../figure/pose.ts'
import type { Key } from './move.ts'

/** The keys of one side, then the same on the other: `half` is when the sides change, in seconds. */
export function alternate(keys: readonly Key[], half: number): Key[] {
  return [...keys, ...keys.map((key) => ({ ...key, at: key.at + half, pose: mirrorPose(key.pose) }))]
}
