import type { Unsaved } from '@upbeat/rules/publishing/edit-session'

const keyOf = (id: string) => `studio.unsaved.${id}`

/** Input that an earlier visit in this browser could not save. */
export function readUnsaved(id: string | null): Unsaved {
  if (id === null) return {}
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') as Unsaved
  } catch {
    return {}
  }
}

/** Returns whether a reload loses nothing: false for input that this browser doesn't store, or has no room for. */
export function writeUnsaved(id: string | null, unsaved: Unsaved): boolean {
  const isEmpty = Object.keys(unsaved).length === 0
  if (id === null) return isEmpty
  try {
    if (isEmpty) localStorage.removeItem(keyOf(id))
    else localStorage.setItem(keyOf(id), JSON.stringify(unsaved))
    return true
  } catch {
    return isEmpty
  }
}
