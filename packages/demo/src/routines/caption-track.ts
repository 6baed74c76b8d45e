import { type Cue, cuesOf } from './cue-track.ts'
import type { Routine } from './routine.ts'
import { webvttTime } from './webvtt-time.ts'

/** Seconds for which a sentence is shown. */
const reading = 7

/** WebVTT captions: at the start of a block, the text of `say` in the member's language, one or more lines. */
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
