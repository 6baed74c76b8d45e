/** One field that someone has edited: what they saw before, and what they want. */
export type FieldChange = { field: string; base: unknown; value: unknown }
/** A field that someone else has changed to something else meanwhile; `theirs` is what stands now. */
export type FieldConflict = { field: string; yours: unknown; theirs: unknown }

/**
 * Applies changes to fields as they stand now (DRAFT-02). A field that nobody else has touched, or to which the other person gave the same
 * value, is taken over; any other is left alone and answered as a conflict, so that nothing is overwritten silently. Values are JSON; a field
 * that isn't there counts as null.
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

/** Whether two JSON values are the same, whatever the order of their keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  const fieldOf = (holder: object, key: string) => (holder as Record<string, unknown>)[key]
  return keys.length === others.length && keys.every((key) => isSameValue(fieldOf(one, key), fieldOf(other, key)))
}

/** The names of the fields in which two versions differ. */
export function changedFields(before: object, after: object): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const fieldOf = (holder: object, name: string) => (holder as Record<string, unknown>)[name]
  return [...names].filter((name) => !isSameValue(fieldOf(before, name), fieldOf(after, name)))
}
