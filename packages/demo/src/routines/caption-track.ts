import { type Cue, cuesOf } from './cue-track.ts'
import type { Routine } from './routine.ts'
import { webvttTime } from './webvtt-time.ts'

/** Seconds a sentence stays to be read. */
const reading = 7

/** WebVTT captions: when a block begins `say` tells what is done, in the member's language. It may answer several lines. */
export function captionTrack(routine: Routine, say: (cue: Cue) => string): string {
  const cues = cuesOf(routine).map(({ startSecond, endSecond, ...cue }, index) => {
    const until = Math.min(endSecond, startSecond + reading)
    return `${index + 1}\n${webvttTime(startSecond)} --> ${webvttTime(until)}\n${escapeCue(say(cue))}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** A blank line would end the cue, `<` and `&` would begin markup. */
function escapeCue(text: string): string {
  return text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('-->', '--&gt;')
    .replace(/\n\s*\n/g, '\n')
}
