/** An edited field: the value before the edit and the new value. */
export type FieldChange = { field: string; base: unknown; value: unknown }
/** A field that was changed concurrently; `theirs` is the current value. */
export type FieldConflict = { field: string; yours: unknown; theirs: unknown }

/**
 * Applies edits to the current fields (DRAFT-02). A field is updated if nobody else changed it, or changed it to the same value; otherwise
 * it is left alone and reported as a conflict. Values are JSON; a missing field counts as null.
 */
export function mergeChanges<Fields extends object>(
  current: Fields,
  changes: readonly FieldChange[],
): { fields: Fields; conflicts: FieldConflict[] } {
  const fields = { ...current } as Record<string, unknown>
  const conflicts: FieldConflict[] = []
  for (const { field, base, value } of changes) {
    const theirs = fields[field] ?? null
    if (isSameValue(theirs, base ?? null) || isSameValue(theirs, value)) fields[field] = value
    else conflicts.push({ field, yours: value, theirs })
  }
  return { fields: fields as Fields, conflicts }
}

/** Whether two JSON values are equal, ignoring key order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  const fieldOf = (holder: object, key: string) => (holder as Record<string, unknown>)[key]
  return keys.length === others.length && keys.every((key) => isSameValue(fieldOf(one, key), fieldOf(other, key)))
}

/** The names of the fields that differ between two versions. */
export function changedFields(before: object, after: object): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const fieldOf = (holder: object, name: string) => (holder as Record<string, unknown>)[name]
  return [...names].filter((name) => !isSameValue(fieldOf(before, name), fieldOf(after, name)))
}
