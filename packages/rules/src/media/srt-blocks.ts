import type { CaptionBlock } from './caption-block.ts'
import { captionTimes } from './caption-times.ts'

/**
 * The captions of an SRT file. Each begins at a line of times, whatever empty lines there are; the number before it belongs to it. A number
 * that continues the count without times after it is a caption whose times can’t be read.
 */
export function srtBlocks(lines: readonly string[]): CaptionBlock[] {
  const blocks: CaptionBlock[] = []
  let current: CaptionBlock = { line: lines.findIndex((line) => !isBlank(line)) + 1, times: 'missing', text: [] }
  let count: number | null = null
  const begin = (line: number, times: CaptionBlock['times']) => {
    if (hasText(current)) blocks.push(current)
    current = { line, times, text: [] }
  }
  for (const [index, text] of lines.entries()) {
    const times = captionTimes(text)
    if (times) {
      count = takeNumber(current, count)
      begin(index + 1, times)
    } else if (isLost(lines, index, current.times === 'missing' ? 'any' : count)) {
      count = Number(text)
      begin(index + 2, 'unreadable')
    } else current.text.push(text)
  }
  const last = current.text.findLastIndex((line) => !isBlank(line))
  if (last > 0 && isBlank(current.text[last - 1] ?? '') && continues(current.text[last] ?? '', count)) {
    current.text.splice(last)
  }
  return hasText(current) ? [...blocks, current] : blocks
}

/** Removes the number of the next caption from the text before it; null if there is none. */
function takeNumber({ times, text }: CaptionBlock, count: number | null): number | null {
  const at = text.findLastIndex((line) => !isBlank(line))
  const found = text[at] ?? ''
  if (!isNumber(found)) return null
  const isAdjacent = at === text.length - 1
  const isApart = at > 0 && isBlank(text[at - 1] ?? '')
  // In a file without numbers, a line that is a number is what somebody says, unless it stands alone above the times.
  const isCount = isAdjacent && (isApart || (at > 0 && count !== null))
  if (times !== 'missing' && !isCount && !continues(found, count)) return null
  text.splice(at)
  return Number(found)
}

/** Whether this is the number of a caption whose times were not recognised. */
function isLost(lines: readonly string[], index: number, count: number | 'any' | null): boolean {
  const text = lines[index] ?? ''
  if (!isNumber(text) || !isBlank(lines[index - 1] ?? '')) return false
  const next = lines[index + 1] ?? ''
  return !isBlank(next) && captionTimes(next) === null && (count === 'any' || continues(text, count))
}

function continues(text: string, count: number | null): boolean {
  return count !== null && isNumber(text) && Number(text) === count + 1
}

function isNumber(text: string): boolean {
  return /^\s*\d{1,9}\s*$/.test(text)
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

function hasText({ times, text }: CaptionBlock): boolean {
  return times !== 'missing' || text.some((line) => !isBlank(line))
}
