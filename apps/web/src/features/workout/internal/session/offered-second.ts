import type { Playhead } from '@upbeat/contract/entities/playhead'
import { resumePosition } from '@upbeat/rules/player/playhead'

/** The second at which resuming is offered; `null` if the class starts from the beginning. */
export function offeredSecond(playheads: readonly Playhead[], tag: string): number | null {
  const playhead = playheads.find((each) => each.tag === tag)
  if (!playhead || playhead.finished) return null
  return resumePosition(playhead.positionSecond, playhead.durationSecond)
}
