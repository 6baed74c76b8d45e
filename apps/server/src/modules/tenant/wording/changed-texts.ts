type Texts = Record<string, string>
type Change = {
  language: string
  /** The texts that are new or have changed. */
  changed: Texts
  /** These, and null for removed ones. */
  all: Record<string, string | null>
  /** Lines to print, one per text. */
  lines: string[]
}

/** The differences between two wordings of a club, by language; empty if they are the same. */
export function changedTexts(before: Record<string, Texts>, after: Record<string, Texts>): Change[] {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return languages.flatMap((language) => {
    const [was, is] = [before[language] ?? {}, after[language] ?? {}]
    const changed = Object.entries(is).filter(([key, text]) => was[key] !== text)
    const gone = Object.keys(was).filter((key) => !Object.hasOwn(is, key))
    if (changed.length + gone.length === 0) return []
    const all = { ...Object.fromEntries(changed), ...Object.fromEntries(gone.map((key) => [key, null])) }
    const lines = Object.keys(all).map((key) => `wording.${language}.${key}: ${shown(was[key])} -> ${shown(is[key])}`)
    return [{ language, changed: Object.fromEntries(changed), all, lines }]
  })
}

function shown(text: string | undefined) {
  return text === undefined ? 'default' : JSON.stringify(text)
}
