import type { StoredRendition } from '../modules/intake/encoding/encoder-port.ts'
import type { FragmentedFile } from './read-fragments.ts'

/** What playlists need to know about a file: its bit rates and its segments. */
export function describeSegments({
  timescale,
  initBytes,
  fragments,
}: FragmentedFile): Pick<StoredRendition, 'bandwidth' | 'averageBandwidth' | 'timescale' | 'initBytes' | 'segments'> {
  // Measured from one decode time to the next if possible: the last packet's stored duration may be off by a tick.
  const ticks = fragments.map((each, number) => (fragments[number + 1]?.start ?? each.start + each.ticks) - each.start)
  const bytes = fragments.map((each) => each.bytes)
  const rate = (count: number, length: number) => (length > 0 ? (count * 8 * timescale) / length : 0)
  return {
    timescale,
    initBytes,
    segments: { bytes, ticks },
    // Segments shorter than a second count as one second: a few frames say little about the peak rate.
    bandwidth: Math.ceil(Math.max(...bytes.map((count, at) => rate(count, Math.max(ticks[at] ?? 0, timescale))))),
    averageBandwidth: Math.ceil(rate(sum(bytes), sum(ticks))),
  }
}

function sum(numbers: number[]) {
  return numbers.reduce((total, each) => total + each, 0)
}
