import type { PacketTimes } from './av/packet-time.ts'

/** So far a step may be from the usual one, as a share of it, and so many may be further off, before a rate is said to vary. */
const evenness = { within: 0.3, mostOutside: 0.03 }

/**
 * The usual step between pictures, in ticks, and whether the others keep to it. Each of `stretches` lies together in the file. The median: a recorder that stands still
 * stores few pictures, so pauses weigh little, and what moves decides.
 */
export function frameRhythm(stretches: PacketTimes[][]): { ticks: number; isVariable: boolean } | null {
  const steps = stretches.flatMap(stepsOf).sort((a, b) => a - b)
  const median = steps[Math.floor(steps.length / 2)]
  if (median === undefined) return null
  // Containers that count in milliseconds round each step; their mean is exact.
  const usual = steps.filter((step) => Math.abs(step - median) <= evenness.within * median)
  return {
    ticks: usual.reduce((total, each) => total + each, 0) / usual.length,
    isVariable: steps.length - usual.length > steps.length * evenness.mostOutside,
  }
}

function stepsOf(stretch: PacketTimes[]): number[] {
  const times = orderedTimes(stretch)
  return times.slice(1).flatMap((time, at) => {
    const step = time - (times[at] ?? 0)
    return step > 0 ? [step] : []
  })
}

/** Times of display where all packets have one, else of decoding: those come as evenly. */
function orderedTimes(stretch: PacketTimes[]): number[] {
  const shown = stretch.flatMap((each) => each.shown ?? [])
  const times = shown.length === stretch.length ? shown : stretch.flatMap((each) => each.decoded ?? [])
  return times.toSorted((a, b) => a - b)
}
