const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([0x7b, 0x5b])
const closing = new Set([0x7d, 0x5d])

/**
 * Whether a JSON text nests deeper than `max`, checked before parsing: 256 KB of brackets take the parser, and all
 * code that walks the result, half a second each.
 */
export function isDeeperThan(text: string, max: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === backslash) at++
      else if (code === quote) inString = false
    } else if (code === quote) inString = true
    else if (opening.has(code) && ++depth > max) return true
    else if (closing.has(code)) depth--
  }
  return false
}
