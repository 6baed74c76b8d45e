import type { StoredRendition } from '../modules/intake/encoder-port.ts'
import type { FragmentedFile } from './read-fragments.ts'

/** What the playlists tell of a file: rates and the table of its segments. */
export function describeSegments({
  timescale,
  initBytes,
  fragments,
}: FragmentedFile): Pick<StoredRendition, 'bandwidth' | 'averageBandwidth' | 'timescale' | 'initBytes' | 'segments'> {
  // From one decode time to the next where there is one: what was written of the last packet's length may be off by a tick.
  const ticks = fragments.map((each, number) => (fragments[number + 1]?.start ?? each.start + each.ticks) - each.start)
  const bytes = fragments.map((each) => each.bytes)
  const rate = (count: number, length: number) => (length > 0 ? (count * 8 * timescale) / length : 0)
  return {
    timescale,
    initBytes,
    segments: { bytes, ticks },
    // A last segment of a few frames says nothing of what a line must carry.
    bandwidth: Math.ceil(Math.max(...bytes.map((count, at) => rate(count, Math.max(ticks[at] ?? 0, timescale))))),
    averageBandwidth: Math.ceil(rate(sum(bytes), sum(ticks))),
  }
}

function sum(numbers: number[]) {
  return numbers.reduce((total, each) => total + each, 0)
}
