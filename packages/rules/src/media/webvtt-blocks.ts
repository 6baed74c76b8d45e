import type { CaptionBlock } from './caption-block.ts'
import { captionTimes } from './caption-times.ts'

/**
 * The captions of a WebVTT file, by the format's rules: a line of times begins a caption, an empty line ends it, and an identifier is the one
 * line between an empty line and the times. Comments, styles and regions are skipped.
 */
export function webVttBlocks(lines: readonly string[]): CaptionBlock[] {
  const blocks: CaptionBlock[] = []
  const isTimes = (index: number) => captionTimes(lines[index] ?? '') !== null
  let at = 1
  while (at < lines.length && lines[at] !== '' && !isTimes(at)) at++
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at++
      continue
    }
    if (!isTimes(at) && isTimes(at + 1)) at++
    const line = lines[at] ?? ''
    const times = captionTimes(line)
    const block: CaptionBlock = { line: at + 1, times: times ?? 'missing', text: times ? [] : [line] }
    for (at++; at < lines.length && !isTimes(at) && !isEnd(lines, at); at++) block.text.push(lines[at] ?? '')
    if (times || !/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line)) blocks.push(block)
  }
  return blocks
}

/** A line of spaces or tabs isn’t empty by the format, but many programs write one between captions. */
function isEnd(lines: readonly string[], index: number): boolean {
  if (lines[index] === '') return true
  if (!isBlank(lines[index])) return false
  let next = index + 1
  while (next < lines.length && isBlank(lines[next])) next++
  return [next, next + 1].some((each) => captionTimes(lines[each] ?? '') !== null)
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}
