import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { momentOf, parseMoment } from '../../../lib/moment.ts'

/** The beginning and the end of a trailer as they are typed. */
export type TypedRange = { from: string; to: string }

const longestSeconds = 30
const suggestedSeconds = 20
/** Shorter ones show nothing; they can be typed, but are not suggested. */
const leastSuggestedSeconds = 5

/** What is wrong with a trailer's range; null where nothing is. */
export function rangeProblem(typed: TypedRange, durationSecond: number): 'time' | 'order' | 'length' | 'beyond' | null {
  const [from, to] = [parseMoment(typed.from), parseMoment(typed.to)]
  if (from === null || to === null) return 'time'
  if (to - from < 1) return 'order'
  if (to - from > longestSeconds) return 'length'
  return to > durationSecond + 0.5 ? 'beyond' : null
}

/** In seconds; null while something is wrong with it. */
export function soundRange(typed: TypedRange, durationSecond: number): { from: number; to: number } | null {
  if (rangeProblem(typed, durationSecond) !== null) return null
  return { from: parseMoment(typed.from) ?? 0, to: parseMoment(typed.to) ?? 0 }
}

/** The trailer that there is, or the first seconds. */
export function rangeOf({ trailer, durationSecond }: ClassVideo): TypedRange {
  return {
    from: momentOf(trailer?.from ?? 0),
    to: momentOf(trailer?.to ?? Math.min(suggestedSeconds, durationSecond ?? 0)),
  }
}

/** Begins it at this moment; an end that would be wrong then follows. */
export function startAt(typed: TypedRange, second: number, durationSecond: number): TypedRange {
  const from = tenthOf(second)
  const range = soundRange({ ...typed, from }, durationSecond)
  const isKept = range !== null && range.to - range.from >= leastSuggestedSeconds
  return { from, to: isKept ? typed.to : tenthOf(Math.min(durationSecond, second + suggestedSeconds)) }
}

export function tenthOf(second: number): string {
  return momentOf(Math.round(second * 10) / 10)
}
