import { originOf } from '../../platform/addresses/origin-of.ts'
import { readCatalogueChange } from '../../platform/changes/catalogue-change.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import { inTenant } from '../../platform/scope/scope.ts'

/** The origins of a club's pictures and streams, other than this server. */
export type ContentOrigins = { pictures: string[]; media: string[] }
export type ContentOriginsCache = ReturnType<typeof createContentOrigins>
type Parts = {
  database: Pick<DatabaseHandle, 'listen' | 'execute'>
  /** Where players are sent for uploaded media. */
  mediaOrigins: readonly string[]
}

const maxClubs = 1000
/** Headers have a size limit, and no real club needs more. */
const maxOrigins = 60

/** Collects the origins from what a club publishes, and caches them until that changes. */
export function createContentOrigins({ database, mediaOrigins }: Parts) {
  const kept = createRecent<string, Promise<ContentOrigins>>(maxClubs)

  async function start() {
    await database.listen(
      'catalogue_changed',
      (payload) => kept.remove(readCatalogueChange(payload).tenantId),
      kept.clear,
    )
    await database.listen('events_changed', kept.remove, kept.clear)
  }

  function of(tenantId: string): Promise<ContentOrigins> {
    const known = kept.get(tenantId)
    if (known) return known
    const loading = inTenant(tenantId, () => load(database, tenantId, mediaOrigins)).catch((error) => {
      kept.remove(tenantId)
      throw error
    })
    return kept.set(tenantId, loading)
  }

  return { start, of, forget: kept.remove }
}

async function load(
  database: Parts['database'],
  tenantId: string,
  mediaOrigins: readonly string[],
): Promise<ContentOrigins> {
  const { rows } = await database.execute(addresses, [tenantId, 2 * maxOrigins])
  const ofKind = (wanted: keyof ContentOrigins) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ origin }) => originOf(String(origin)))
      .filter(Boolean)
      .slice(0, maxOrigins)
  return { pictures: ofKind('pictures'), media: [...mediaOrigins, ...ofKind('media')] }
}

const addresses = `select distinct kind, substring(address from '^https://[^/?#]+') as origin from (
    select 'pictures' as kind, image_link as address from virtual_class where tenant_id = $1
    union all select 'media', trailer_link from virtual_class where tenant_id = $1
    union all select 'media', media ->> 'url' from virtual_class where tenant_id = $1
    union all select 'pictures', image_link from live_event where tenant_id = $1
    union all select 'media', trailer_link from live_event where tenant_id = $1
    union all select 'media', media ->> 'url' from live_event where tenant_id = $1
    union all select 'media', link from live_event where tenant_id = $1
    union all select 'pictures', image_link from category where tenant_id = $1
    union all select 'pictures', image_link from collection where tenant_id = $1
    union all select 'pictures', image_link from coach where tenant_id = $1
    union all select 'pictures', profile_image_url from channel where tenant_id = $1
    union all select 'pictures', media_space_image_url from channel where tenant_id = $1
  ) as addresses where address like 'https://%' order by 2 limit $2`
