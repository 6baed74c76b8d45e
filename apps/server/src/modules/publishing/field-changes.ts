import type { Database } from '../../platform/db/database.ts'
import { draftStoreOn } from './draft-store.ts'
import type { FieldPlace, Replacement } from './draft-store-repository.ts'
import type { KeptChange } from './kept-change.ts'

type Place = FieldPlace | 'shown'
type Owner = {
  kind: string
  field: string
  /** The prefix of the ids of a place's changes. Changes of several kinds and fields are stored together. */
  prefixOf: (place: Place) => string
}

const places: readonly FieldPlace[] = ['draft', 'version']

/**
 * Changes one field in all drafts and versions of a kind, and restores it, as part of a larger change. What members see is
 * changed by the owner of that table: `shownChange` and `shownIn` only convert its changes.
 */
export function createFieldChanges(db: Database, { kind, field, prefixOf }: Owner) {
  const drafts = draftStoreOn(db)

  function changeOf(place: Place, key: string, before: unknown, after: unknown): KeptChange {
    return { id: prefixOf(place) + key, before: { [field]: before }, after: { [field]: after } }
  }

  function changesIn(place: Place, changes: readonly KeptChange[]) {
    const prefix = prefixOf(place)
    return changes
      .filter(({ id }) => id.startsWith(prefix))
      .map(({ id, before, after }) => ({ key: id.slice(prefix.length), before: before[field], after: after[field] }))
  }

  /** Returns what was changed. */
  async function replace(tenantId: string, given: Omit<Replacement, 'field'>): Promise<KeptChange[]> {
    const found: KeptChange[] = []
    for (const place of places) {
      const rows = await drafts.replaceField({ tenantId, kind }, place, { field, ...given })
      for (const { id, version, before, after } of rows) found.push(changeOf(place, `${version}/${id}`, before, after))
    }
    return found
  }

  /** Restores what `replace` returned; other changes are ignored. False if any has been changed since. */
  async function restore(tenantId: string, changes: readonly KeptChange[]): Promise<boolean> {
    for (const place of places) {
      const items = changesIn(place, changes).map(({ key, before, after }) => {
        const end = key.indexOf('/')
        return { id: key.slice(end + 1), version: Number(key.slice(0, end)), before, after }
      })
      if ((await drafts.restoreField({ tenantId, kind }, place, { field, items })) !== items.length) return false
    }
    return true
  }

  return {
    replace,
    restore,
    shownChange: (id: string, before: unknown, after: unknown) => changeOf('shown', id, before, after),
    shownIn: (changes: readonly KeptChange[]) =>
      changesIn('shown', changes).map(({ key: id, before, after }) => ({ id, before, after })),
  }
}
