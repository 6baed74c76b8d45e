import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { momentOf, parseMoment } from '../../../lib/i18n/moment.ts'

/** The start and the end of a trailer as typed. */
export type TypedRange = { from: string; to: string }

const longestSeconds = 30
const suggestedSeconds = 20
/** Shorter trailers are allowed, but not suggested. */
const leastSuggestedSeconds = 5

/** Why a trailer's range is invalid; null if it is valid. */
export function rangeProblem(typed: TypedRange, durationSecond: number): 'time' | 'order' | 'length' | 'beyond' | null {
  const [from, to] = [parseMoment(typed.from), parseMoment(typed.to)]
  if (from === null || to === null) return 'time'
  if (to - from < 1) return 'order'
  if (to - from > longestSeconds) return 'length'
  return to > durationSecond + 0.5 ? 'beyond' : null
}

/** In seconds; null if invalid. */
export function soundRange(typed: TypedRange, durationSecond: number): { from: number; to: number } | null {
  if (rangeProblem(typed, durationSecond) !== null) return null
  return { from: parseMoment(typed.from) ?? 0, to: parseMoment(typed.to) ?? 0 }
}

/** The current trailer, or the first seconds of the class. */
export function rangeOf({ trailer, durationSecond }: ClassVideo): TypedRange {
  return {
    from: momentOf(trailer?.from ?? 0),
    to: momentOf(trailer?.to ?? Math.min(suggestedSeconds, durationSecond ?? 0)),
  }
}

/** Sets the start to this position, and the end if it would become invalid. */
export function startAt(typed: TypedRange, second: number, durationSecond: number): TypedRange {
  const from = tenthOf(second)
  const range = soundRange({ ...typed, from }, durationSecond)
  const isKept = range !== null && range.to - range.from >= leastSuggestedSeconds
  return { from, to: isKept ? typed.to : tenthOf(Math.min(durationSecond, second + suggestedSeconds)) }
}

export function tenthOf(second: number): string {
  return momentOf(Math.round(second * 10) / 10)
}
