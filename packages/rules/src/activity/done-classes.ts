import { completedShare } from '../constants.ts'

type Progress = {
  playheads: readonly { tag: string; finished: boolean }[]
  /** Of all days. A class that was begun again has an unfinished playhead and still its activity. */
  activities: readonly { userWorkoutTag: string | null; durationSeconds: number | null }[]
}

/** The tags of those `classes` that the member has done. A class of unknown length is done once it is logged. */
export function doneClasses(
  classes: readonly { tag: string; durationSecond: number | null }[],
  { playheads, activities }: Progress,
): Set<string> {
  const done = new Set(playheads.filter(({ finished }) => finished).map(({ tag }) => tag))
  const lengths = new Map(classes.map(({ tag, durationSecond }) => [tag, durationSecond]))
  for (const { userWorkoutTag: tag, durationSeconds } of activities) {
    const length = tag === null ? undefined : lengths.get(tag)
    if (tag !== null && length !== undefined && (durationSeconds ?? 0) >= (length ?? 0) * completedShare) done.add(tag)
  }
  return new Set(classes.map(({ tag }) => tag).filter((tag) => done.has(tag)))
}
