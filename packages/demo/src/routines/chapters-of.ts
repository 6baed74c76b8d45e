import type { Kind, Routine } from './routine.ts'

export type Chapter = { kind: Exclude<Kind, 'rest'>; move: string; startSecond: number; endSecond: number }

/** Seconds below which a set joins the one before it. */
const shortest = 240

/** The parts one may jump to: warm-up, each set of moves, cool-down. `move` is the part's first. */
export function chaptersOf(routine: Routine): Chapter[] {
  const chapters: Chapter[] = []
  for (const { kind, move, round, startSecond, durationSecond } of routine.blocks) {
    const endSecond = startSecond + durationSecond
    const current = chapters.at(-1)
    const long = current !== undefined && current.endSecond - current.startSecond >= shortest
    const newSet = kind === 'work' && round === 1 && long
    if (current && !newSet && (kind === 'rest' || kind === current.kind)) current.endSecond = endSecond
    else chapters.push({ kind: kind === 'rest' ? 'work' : kind, move, startSecond, endSecond })
  }
  return chapters
}
