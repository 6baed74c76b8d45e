import type { Sample } from '../player/watched-time.ts'

/** A stretch of uninterrupted playback. `at` is when it began, in epoch milliseconds; positions are in the video. */
export type PlayedRange = { at: number; fromSecond: number; toSecond: number; playedSeconds: number; rate: number }

/** Shorter interruptions are those of measuring. */
const sameMoment = 1000
/** The live player corrects its position by changing its speed a little. */
const sameRate = 0.1

/** Adds playback between two samples to the last range, unless a pause, a seek or a change of speed lies between them. */
export function withPlayed(
  ranges: readonly PlayedRange[],
  { from, to, playedSeconds, now }: { from: Sample; to: Sample; playedSeconds: number; now: number },
): readonly PlayedRange[] {
  const at = now - (to.at - from.at)
  const last = ranges.at(-1)
  const continues =
    last?.toSecond === from.position &&
    Math.abs(at - last.at - last.playedSeconds * 1000) < sameMoment &&
    Math.abs(last.rate - to.rate) < sameRate
  const range = continues ? last : { at, fromSecond: from.position, playedSeconds: 0, rate: to.rate }
  const grown = { ...range, toSecond: to.position, playedSeconds: range.playedSeconds + playedSeconds }
  return continues ? [...ranges.slice(0, -1), grown] : [...ranges, grown]
}
