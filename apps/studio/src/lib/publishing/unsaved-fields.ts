import type { Unsaved } from '@upbeat/rules/publishing/edit-session'
import type { z } from 'zod'

export type Json = z.core.util.JSONType

const keyOf = (id: string) => `studio.unsaved.${id}`

/** Input that an earlier visit in this browser could not save. */
export function readUnsaved(id: string): Unsaved {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') as Unsaved
  } catch {
    return {}
  }
}

export function writeUnsaved(id: string, unsaved: Unsaved): void {
  if (Object.keys(unsaved).length === 0) localStorage.removeItem(keyOf(id))
  else localStorage.setItem(keyOf(id), JSON.stringify(unsaved))
}
