import type { CaptionTimes } from './caption-times.ts'
import { srtBlocks } from './srt-blocks.ts'
import { webVttBlocks } from './webvtt-blocks.ts'

export type CaptionCue = CaptionTimes & { text: string }
/** `time`: unreadable times. `noTimes`: text without times. `order`: ends before it begins. `empty`: no text. */
export type CaptionProblem = { line: number; kind: 'time' | 'noTimes' | 'order' | 'empty' }
/** Decodes HTML character references. Passed in, as rules depend on no library. */
export type DecodeReferences = (text: string) => string

/**
 * Parses WebVTT or SRT into cues, sorted by time, and names what it can’t use by its line. Tags, settings, styles, regions and comments are
 * dropped.
 */
export function readCaptions(
  text: string,
  decode: DecodeReferences,
): { cues: CaptionCue[]; problems: CaptionProblem[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const isWebVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')
  const cues: CaptionCue[] = []
  const problems: CaptionProblem[] = []
  for (const { line, times, text } of isWebVtt ? webVttBlocks(lines) : srtBlocks(lines)) {
    const words = text.map((each) => wordsOf(each, isWebVtt ? decode : onlyComplete(decode))).filter(Boolean)
    if (typeof times === 'string') problems.push({ line, kind: times === 'missing' ? 'noTimes' : 'time' })
    else if (times.end <= times.start) problems.push({ line, kind: 'order' })
    else if (words.length === 0) problems.push({ line, kind: 'empty' })
    else cues.push({ ...times, text: words.join('\n') })
  }
  return { cues: cues.sort((a, b) => a.start - b.start), problems }
}

function wordsOf(line: string, decode: DecodeReferences): string {
  return decode(line.replace(/<\/?[a-z][^<>]*>|<[\d:.]+>|\{\\[^{}]*\}/gi, ''))
    .replace(/[\r\n]+/g, ' ')
    .trim()
}

/** SRT has no rule for them, so `&copy` without a semicolon is what somebody wrote. */
function onlyComplete(decode: DecodeReferences): DecodeReferences {
  return (text) => text.replace(/&#?\w{1,40};/g, decode)
}
