import type { ClassField } from '@upbeat/contract/studio/entities/class'
import type { z } from 'zod'

type Json = z.core.util.JSONType
/** What was typed and isn't saved yet: beside each value the one that it replaces. */
export type Unsaved = Partial<Record<ClassField, { base: Json; value: Json }>>

const keyOf = (tag: string) => `studio.unsaved.${tag}`

/** What an earlier visit in this browser could not save. */
export function readUnsaved(tag: string): Unsaved {
  try {
    return JSON.parse(localStorage.getItem(keyOf(tag)) ?? '{}') as Unsaved
  } catch {
    return {}
  }
}

export function writeUnsaved(tag: string, unsaved: Unsaved): void {
  if (Object.keys(unsaved).length === 0) localStorage.removeItem(keyOf(tag))
  else localStorage.setItem(keyOf(tag), JSON.stringify(unsaved))
}
