/** The title and coach suggested by the file name of a recording. */
export type FileSuggestion = {
  title: string
  /** The coach of the club named in the file name. */
  coach: string | null
}

const longestTitle = 200
const joiningWords = new Set(['with', 'by', 'mit', 'von', 'bei', 'and', 'und', '&'])

/** Suggests a title and coach: `Morning_flow with Ada.mp4` becomes `Morning flow` with the coach Ada, if the club has one (DRAFT-06). */
export function suggestFromFile(fileName: string, coaches: readonly string[] = []): FileSuggestion {
  const words = wordsOf(fileName)
  const folded = words.map(fold)
  const known = coaches.map((coach) => ({ coach, parts: coach.split(/\s+/).map(fold).filter(Boolean) }))
  // Prefer the longer match: `Ada Lovelace` over `Ada`.
  for (const { coach, parts } of known.sort((one, other) => other.parts.length - one.parts.length)) {
    const starts = folded.map((_, start) => start)
    const at = starts.find((start) => parts.every((part, offset) => folded[start + offset] === part))
    if (at === undefined || parts.length === 0) continue
    const before = joiningWords.has(folded[at - 1] ?? '') ? at - 1 : at
    const title = titleOf([...words.slice(0, before), ...words.slice(at + parts.length)])
    return { title: title || titleOf(words), coach }
  }
  return { title: titleOf(words), coach: null }
}

/** Strips the extension. Underscores become spaces; so do hyphens if the name has no spaces. */
function wordsOf(fileName: string): string[] {
  const name = fileName
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll('_', ' ')
    .trim()
  const isHyphenated = !/\s/.test(name) && /\p{L}-\p{L}[^-]*-\p{L}/u.test(name)
  return (isHyphenated ? name.replaceAll('-', ' ') : name).split(/\s+/).filter(Boolean)
}

/** Normalised for comparison: no case, accents or surrounding punctuation; `&` is kept. */
function fold(word: string): string {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare === '&' ? bare : bare.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

function titleOf(words: readonly string[]): string {
  const title = words.join(' ').replace(/^[\s,·|–—-]+|[\s,·|–—-]+$/gu, '')
  // Don't split a surrogate pair at the end.
  return title
    .slice(0, longestTitle)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
