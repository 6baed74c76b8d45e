export type ChangedField = {
  /** Words from the field's path, e.g. `config language`. */
  name: string
  /** As text; undefined where there was nothing. */
  before: string | undefined
  after: string | undefined
}

/** The fields of two states that differ, one row each, however deep they lie. */
export function changedFields(before: unknown, after: unknown): readonly ChangedField[] {
  const old = leavesOf(before)
  const now = leavesOf(after)
  const paths = new Set([...old.keys(), ...now.keys()])
  return [...paths]
    .map((path) => ({ name: nameOf(path), before: old.get(path), after: now.get(path) }))
    .filter((field) => field.before !== field.after)
}

function leavesOf(value: unknown, path: readonly string[] = [], found = new Map<string, string>()) {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, part] of Object.entries(value)) leavesOf(part, [...path, key], found)
  } else if (value !== null && value !== undefined && value !== '') {
    found.set(path.join('.'), textOf(value))
  }
  return found
}

function textOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value)
  return value.map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part))).join(', ')
}

/** `settings.staff.coachesPublish` reads `settings staff coaches publish`. */
function nameOf(path: string): string {
  const words = path.replaceAll('.', ' ').replace(/\p{Ll}\p{Lu}/gu, ([end = '', start = '']) => `${end} ${start}`)
  return words.toLowerCase()
}
