import { captionTiming } from './read-captions.ts'

/** `time`: unreadable times. `order`: ends before it begins. `empty`: no text. */
export type CaptionProblem = { line: number; kind: 'time' | 'order' | 'empty' }

/** The captions that `readCaptions` omits, each with the line number of its times. */
export function captionProblems(text: string): CaptionProblem[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  return lines.flatMap((line, index): CaptionProblem[] => {
    if (!line.includes('-->')) return []
    const problem = problemOf(line, lines[index + 1] ?? '')
    return problem ? [{ line: index + 1, kind: problem }] : []
  })
}

function problemOf(line: string, next: string): CaptionProblem['kind'] | undefined {
  const match = captionTiming.exec(line.trim())
  if (!match) return 'time'
  const [start, end] = [millisecondsOf(match.slice(1, 5)), millisecondsOf(match.slice(5, 9))]
  if (end <= start) return 'order'
  return next.trim() === '' ? 'empty' : undefined
}

function millisecondsOf([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (string | undefined)[]) {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
}
