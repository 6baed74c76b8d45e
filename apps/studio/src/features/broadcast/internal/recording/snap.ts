export type Range = { from: number; to: number }

/** Shorter classes aren't made, in seconds. */
const shortest = 10

/** The nearest place where the video can be cut. The end of the recording is one, too. */
export function snap(second: number, keyframes: readonly number[], durationSecond: number): number {
  let nearest = durationSecond
  for (const keyframe of [0, ...keyframes])
    if (Math.abs(keyframe - second) < Math.abs(nearest - second)) nearest = keyframe
  return nearest
}

/** Like `snap` for an end that is moved from a cut: at least to the next cut, so that a key press moves it however far apart they are. */
function snapMoved(from: number, to: number, keyframes: readonly number[], durationSecond: number): number {
  const nearest = snap(to, keyframes, durationSecond)
  if (nearest !== from || to === from) return nearest
  const cuts = [0, ...keyframes, durationSecond]
  return (to > from ? cuts.find((cut) => cut > from) : cuts.findLast((cut) => cut < from)) ?? from
}

/** A moved range whose ends are at cuts and far enough apart; null if it is too short. */
export function snapRange(
  before: Range,
  { from, to }: Range,
  { keyframes, durationSecond }: { keyframes: readonly number[]; durationSecond: number },
): Range | null {
  const range = {
    from: snapMoved(before.from, from, keyframes, durationSecond),
    to: snapMoved(before.to, to, keyframes, durationSecond),
  }
  return range.to - range.from >= Math.min(shortest, durationSecond) ? range : null
}
