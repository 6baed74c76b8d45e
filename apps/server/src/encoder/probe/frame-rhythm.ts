import type { PacketTimes } from '../av/packet-time.ts'

/**
 * How far a step may be from the usual one, as a share of it, and what share of steps may be further off before the
 * rate counts as variable.
 */
const evenness = { within: 0.3, maxOutside: 0.03 }

/**
 * The usual step between frames in ticks, and whether the frame rate is variable. Each of `stretches` is a contiguous
 * range of the file. The median is used because screen recorders store few frames while nothing moves: pauses weigh
 * little.
 */
export function frameRhythm(stretches: PacketTimes[][]): { ticks: number; isVariable: boolean } | null {
  const steps = stretches.flatMap(stepsOf).sort((a, b) => a - b)
  const median = steps[Math.floor(steps.length / 2)]
  if (median === undefined) return null
  // Containers with millisecond timestamps round each step; the mean of the steps is exact.
  const usual = steps.filter((step) => Math.abs(step - median) <= evenness.within * median)
  return {
    ticks: usual.reduce((total, each) => total + each, 0) / usual.length,
    isVariable: steps.length - usual.length > steps.length * evenness.maxOutside,
  }
}

function stepsOf(stretch: PacketTimes[]): number[] {
  const times = orderedTimes(stretch)
  return times.slice(1).flatMap((time, at) => {
    const step = time - (times[at] ?? 0)
    return step > 0 ? [step] : []
  })
}

/** Display times if all packets have one, otherwise decode times, which are spaced as evenly. */
function orderedTimes(stretch: PacketTimes[]): number[] {
  const shown = stretch.flatMap((each) => each.shown ?? [])
  const times = shown.length === stretch.length ? shown : stretch.flatMap((each) => each.decoded ?? [])
  return times.toSorted((a, b) => a - b)
}
