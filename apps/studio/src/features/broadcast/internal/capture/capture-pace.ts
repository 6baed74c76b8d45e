/** How far the sound may be behind, in seconds. It waits for its turn where pictures are left out. */
const maxLagSeconds = 4
/** How long frames are counted, in seconds, and which part of them has to be there. */
const counted = 10
const leastPart = 0.6

/** Calls back once when the machine can't keep pace with the sound or half of the frames. Times are seconds since the start. */
export function createCapturePace(framesPerSecond: number, onBehind: () => void) {
  let windowFrom = counted / 2
  let frames = 0
  let isTold = false

  function tell() {
    if (!isTold) onBehind()
    isTold = true
  }

  return {
    sound(timestamp: number, now: number): void {
      if (now - timestamp > maxLagSeconds) tell()
    },
    frame(now: number): void {
      if (now < windowFrom) return
      frames += 1
      if (now < windowFrom + counted) return
      if (frames < framesPerSecond * (now - windowFrom) * leastPart) tell()
      windowFrom = now
      frames = 0
    },
  }
}
