import { isSameValue } from '@upbeat/rules/publishing/merge-changes'

export type ChangedField = {
  /** The path below the object, joined by dots, e.g. `config.language`. */
  path: string
  /** Undefined if there was no value. */
  before: unknown
  after: unknown
}

/** The fields that differ between two states, one row each, at any depth. A list is one value. */
export function changedFields(before: unknown, after: unknown): readonly ChangedField[] {
  const old = leavesOf(before)
  const now = leavesOf(after)
  const paths = new Set([...old.keys(), ...now.keys()])
  return [...paths]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((field) => !isSameValue(field.before, field.after))
}

function leavesOf(value: unknown, path: readonly string[] = [], found = new Map<string, unknown>()) {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const at = path.join('.')
    if (at === groupWithSwitch) found.set(at, true)
    for (const [key, part] of Object.entries(value)) leavesOf(part, [...path, key], found)
  } else if (value !== null && value !== undefined && value !== '') {
    found.set(path.join('.'), value)
  }
  return found
}

/** The presence of a settings group switches it on, even without values. */
const groupWithSwitch = 'config.embeddedConfig'
