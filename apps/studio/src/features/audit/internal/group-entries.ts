import type { AuditRecord } from '@upbeat/contract/studio/entities/audit'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'

/** Grouped saves, newest first, and their combined change. */
export type EntryGroup = { ids: readonly string[]; entry: AuditRecord }

/** Actions of autosave. */
const typed: readonly string[] = ['class.edited', 'class.saveMoves', 'class.saveCaptions', 'member.noted']
const longestPauseMs = 10 * 60_000

/**
 * Groups autosave entries: pages save after each pause in typing, and each save has an entry. Saves by one person of one object, at most
 * ten minutes apart and without another's change in between, are shown and undone as one change.
 */
export function groupEntries(entries: readonly AuditRecord[]): readonly EntryGroup[] {
  const groups: { ids: string[]; oldest: AuditRecord; entry: AuditRecord }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && continues(last.oldest, entry)) {
      last.ids.push(entry.id)
      last.oldest = entry
      last.entry = {
        ...last.entry,
        before: { ...fieldsOf(last.entry.before), ...fieldsOf(entry.before) },
        after: { ...fieldsOf(entry.after), ...fieldsOf(last.entry.after) },
      }
    } else groups.push({ ids: [entry.id], oldest: entry, entry })
  }
  return groups
}

function continues(newer: AuditRecord, older: AuditRecord): boolean {
  const same = (['action', 'actorId', 'objectKind', 'objectId', 'isUndone', 'isUndoable'] as const).every(
    (key) => newer[key] === older[key],
  )
  const pause = Date.parse(newer.at) - Date.parse(older.at)
  if (!same || newer.isUndone || !typed.includes(newer.action) || pause > longestPauseMs) return false
  const left = new Map(Object.entries(fieldsOf(older.after)))
  const found = Object.entries(fieldsOf(newer.before))
  return found.every(([field, value]) => !left.has(field) || isSameValue(left.get(field), value))
}

function fieldsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
