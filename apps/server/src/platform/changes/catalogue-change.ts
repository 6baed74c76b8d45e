import type { DatabaseHandle } from '../db/database.ts'

/** A change of what members see of a club. `tag` names the only class that changed; null if anything may have. */
export type CatalogueChange = { tenantId: string; tag: string | null }

/** More changed classes than this aren't named one by one. */
const maxNamed = 100

/**
 * Tells every server that classes of a club have changed, or anything without `tags`. The database sends the same for
 * each committed write (`platform/db/announce-changes.ts`), but later.
 */
export async function publishCatalogueChange(
  { notify }: Pick<DatabaseHandle, 'notify'>,
  tenantId: string,
  tags?: readonly string[],
): Promise<void> {
  if (!tags || tags.length > maxNamed) return notify('catalogue_changed', tenantId)
  for (const tag of tags) await notify('catalogue_changed', `${tenantId}/${tag}`)
}

/** Reads a payload of the channel. */
export function readCatalogueChange(payload: string): CatalogueChange {
  const slash = payload.indexOf('/')
  if (slash < 0) return { tenantId: payload, tag: null }
  return { tenantId: payload.slice(0, slash), tag: payload.slice(slash + 1) }
}
