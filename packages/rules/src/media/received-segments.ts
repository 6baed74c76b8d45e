/** A segment in a broadcast receiver's playlist. `duration` in seconds; `isBreak`: the encoder reconnected before it. */
export type ReceivedSegment = { file: string; duration: number; isBreak: boolean }

/** Parses the segments of a receiver's playlist. Ignores incomplete lines: the file may be read while it is being written. */
export function receivedSegments(received: string): ReceivedSegment[] {
  const segments: ReceivedSegment[] = []
  let duration = 0
  let isBreak = false
  for (const line of received.split(/\r?\n/)) {
    if (line === '#EXT-X-DISCONTINUITY') isBreak = true
    const told = /^#EXTINF:([\d.]+)/.exec(line)?.[1]
    if (told !== undefined) duration = Number(told)
    if (!/^\d{1,8}\.ts$/.test(line) || duration <= 0) continue
    segments.push({ file: line, duration, isBreak })
    duration = 0
    isBreak = false
  }
  return segments
}
