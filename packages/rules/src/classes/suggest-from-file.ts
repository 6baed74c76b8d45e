/** The title and coach suggested by the file name of a recording. */
export type FileSuggestion = {
  title: string
  /** The coach named in the file name. */
  coach: string | null
}

const longestTitle = 200
const joiningWords = new Set(['with', 'by', 'mit', 'von', 'bei', 'and', 'und', '&'])

/**
 * Suggests a title and coach: `2024-05-12 Morning_flow with Ada FINAL (2).mp4` becomes `Morning flow` with the coach Ada (DRAFT-06). A name
 * that nobody of the club has counts only after “with” at the end. A name of dates and marks alone is kept as it is.
 */
export function suggestFromFile(fileName: string, coaches: readonly string[] = []): FileSuggestion {
  const words = wordsOf(withoutMarks(plainName(fileName)))
  if (words.length === 0 || words.every((word) => cameraPrefix.test(word)))
    return { title: titleOf(wordsOf(plainName(fileName))), coach: null }
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
  return newCoachOf(words) ?? { title: titleOf(words), coach: null }
}

/** Of someone the club doesn't know yet: one or two capitalised words after “with”, at the end. */
function newCoachOf(words: readonly string[]): FileSuggestion | null {
  const joint = words.findLastIndex((word) => /^(with|mit|avec|con|met|med)$/i.test(word))
  const names = words.slice(joint + 1)
  const isName = names.every((word) => /^\p{Lu}\p{Ll}[\p{L}’'-]*$/u.test(word) && !thingsToTrainWith.test(word))
  if (joint < 1 || names.length === 0 || names.length > 2 || !isName) return null
  return { title: titleOf(words.slice(0, joint)), coach: names.join(' ') }
}

/** What stands after “with” in titles without being anybody: “HIIT with Dumbbells”. */
const thingsToTrainWith =
  /^((resistance|yoga|foam|medicine|exercise|light|heavy|free|own|live|jump|battle) ?)?(bands?|blocks?|straps?|dumbbells?|kettlebells?|barbells?|balls?|mats?|chairs?|walls?|weights?|bolsters?|rollers?|ropes?|rings?|steps?|bikes?|towels?|props?|music|breath(ing)?|meditation|cool-?down|warm-?up|stretch(ing)?|friends?|partners?|kids?|baby|band|hanteln?|kurzhanteln?|stuhl|musik|ball|matte|resistance|foam|yoga|light|heavy|medicine|jump|battle|free|exercise)$/i

const cameraPrefix = /^(img|vid|mvi|dsc|dscf|pxl|mov|gopr|gh|gx|whatsapp|video|at|screen|recording|zoom|\d+)$/i

/** Dates with the time of day that may follow, wherever they stand. */
const date =
  /(?<!\d)(?:(?:19|20)\d\d([-. ]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])|\d{1,2}([-.])\d{1,2}\2(?:19|20)?\d\d)(?:(?:T|[ -]+(?:at |um )?)\d{2}[.:h-]?\d{2}(?:[.:-]?\d{2})?(?![\p{L}\d]))?(?![\p{L}\d])/giu

/** Marks of copies and versions at the end. */
const endMark =
  /[\s,·|–—-]*(?:\(\d{1,3}\)|[([]?(?:final|finale?s? ?v?\d*|copy(?: ?\(?\d+\)?)?|kopie(?: ?\(?\d+\)?)?|v ?\d{1,3}|rev ?\d{1,3}|export(?:ed)?|edit(?:ed)?|render(?:ed)?|\d{3,4}p|4k|uhd|h\.?26[45]|hevc)[)\]]?)$/iu

/** Without the marks that people and cameras add: dates, FINAL, (2), v3, copy. */
function withoutMarks(name: string): string {
  let left = name
    .replace(date, ' ')
    .replace(/(?<![\p{L}\d])FINAL(?![\p{L}\d])/gu, ' ')
    .replace(/^(copy of|kopie von)\s+/i, '')
    .trim()
  for (let shorter = left.replace(endMark, ''); shorter !== left; shorter = left.replace(endMark, '')) {
    // A word alone is a title: `Copy.mp4`.
    if (shorter.trim() === '') break
    left = shorter.trim()
  }
  return left.replace(/^[\s,·|–—-]+|[\s,·|–—-]+$/gu, '')
}

/** Without the extension, and with spaces for underscores. */
function plainName(fileName: string): string {
  return fileName
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll('_', ' ')
    .trim()
}

/** Hyphens become spaces if the name has no spaces. */
function wordsOf(name: string): string[] {
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
