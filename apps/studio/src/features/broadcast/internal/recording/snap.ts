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

/** A range whose ends are at cuts and far enough apart; null if it is too short. */
export function snapRange(
  { from, to }: Range,
  { keyframes, durationSecond }: { keyframes: readonly number[]; durationSecond: number },
): Range | null {
  const range = { from: snap(from, keyframes, durationSecond), to: snap(to, keyframes, durationSecond) }
  return range.to - range.from >= Math.min(shortest, durationSecond) ? range : null
}
