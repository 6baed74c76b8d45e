import { type LevelId, skillText } from '../classes/level.ts'
import { scale } from '../constants.ts'
import { type FilterRange, isNarrowed } from './filter-state.ts'

type Range = Pick<FilterRange, 'low' | 'high'>

/** The steps of the skill scale per level, inclusive, easiest first (FILT-30). */
export const levelRanges: ReadonlyMap<LevelId, Range> = rangesByLevel()

/** The levels that a skill range covers completely; none if the range spans the whole scale. */
export function levelsIn(range: FilterRange): LevelId[] {
  return isNarrowed(range) ? coveredBy(range) : []
}

/** The levels that a skill range consists of, if it starts and ends at level bounds; else none. */
export function exactLevels(range: FilterRange): LevelId[] {
  const levels = levelsIn(range)
  const { low, high } = spanOf(levels)
  return low === range.low && high === range.high ? levels : []
}

/**
 * The skill range after a level is added or removed. A range has no gaps: an adjacent level extends it, any other replaces it. No level, or
 * all of them, is the whole scale.
 */
export function toggleLevel(range: FilterRange, id: LevelId): Range {
  const chosen = levelsIn(range)
  const rest = chosen.filter((each) => each !== id)
  if (rest.length < chosen.length) return spanOf(rest)
  const span = spanOf([...chosen, id])
  return coveredBy(span).length > chosen.length + 1 ? spanOf([id]) : span
}

function coveredBy(range: Range): LevelId[] {
  return [...levelRanges].filter(([, { low, high }]) => range.low <= low && high <= range.high).map(([id]) => id)
}

function spanOf(ids: readonly LevelId[]): Range {
  const ranges = ids.flatMap((id) => levelRanges.get(id) ?? [])
  if (ranges.length === 0) return { low: scale.low, high: scale.high }
  return { low: Math.min(...ranges.map(({ low }) => low)), high: Math.max(...ranges.map(({ high }) => high)) }
}

function rangesByLevel(): Map<LevelId, Range> {
  const ranges = new Map<LevelId, Range>()
  for (let step: number = scale.low; step <= scale.high; step += scale.step) {
    const id = skillText(step)
    ranges.set(id, { low: ranges.get(id)?.low ?? step, high: step })
  }
  return ranges
}
