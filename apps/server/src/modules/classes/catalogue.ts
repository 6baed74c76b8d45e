import type { Category } from '@upbeat/contract/entities/category'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { createSearchIndex, type SearchIndex } from '../search/search-index.ts'
import { presentListed, type SplicedClass, spliced } from './present.ts'
import type { CatalogueRows, ClassRow, Words } from './repository.ts'

export type CatalogueClass = { row: ClassRow; listed: Omit<ListedClass, 'favourite'>; json: SplicedClass }

/** A club's whole catalogue in memory, so that reading it costs no query. Classes stand newest first. */
export type Catalogue = Omit<CatalogueRows, 'words'> & {
  version: number
  classList: CatalogueClass[]
  search: SearchIndex
  /** Connect's classes on demand, listed and searched apart (D-43). */
  connect: { classList: CatalogueClass[]; search: SearchIndex }
  /** All of them, and those of live events too. */
  byTag: ReadonlyMap<string, CatalogueClass>
  categoryList: Category[]
}
export type Catalogues = ReturnType<typeof createCatalogues>

type Parts = {
  database: Pick<DatabaseHandle, 'listen'>
  load: (tenantId: string) => Promise<CatalogueRows>
  connectClasses: (tenantId: string) => Promise<{ onDemand: ClassRow[]; live: ClassRow[]; words: Words }>
  providerOf: (tenant: Tenant) => { id: string | null; name: string }
}

/** Snapshots by tenant, made at first use and thrown away when a server tells that the catalogue changed. */
export function createCatalogues({ database, load, connectClasses, providerOf }: Parts) {
  const snapshots = new Map<string, Promise<Catalogue>>()
  let version = 0

  async function start() {
    await database.listen('catalogue_changed', (tenantId) => {
      snapshots.delete(tenantId)
    })
  }

  function of(tenant: Tenant): Promise<Catalogue> {
    const known = snapshots.get(tenant.id)
    if (known) return known
    const made = build(tenant).catch((error) => {
      snapshots.delete(tenant.id)
      throw error
    })
    snapshots.set(tenant.id, made)
    return made
  }

  async function build(tenant: Tenant): Promise<Catalogue> {
    const { words, ...rows } = await load(tenant.id)
    const provider = providerOf(tenant)
    const events = await connectClasses(tenant.id)
    const ofClub = shelf(rows.classes, words, provider)
    const onDemand = shelf(events.onDemand, events.words, provider)
    const live = shelf(events.live, events.words, provider)
    version++
    return {
      ...rows,
      version,
      ...ofClub,
      connect: onDemand,
      byTag: new Map(
        [live, onDemand, ofClub].flatMap(({ classList }) => classList.map((entry) => [entry.row.tag, entry])),
      ),
      categoryList: rows.categories.map(({ id, name, description }) => ({
        id: Number(id),
        name,
        description,
        imageLink: `/images/demo/category/${id}`,
      })),
    }
  }

  return { start, of }
}

/** Classes newest first, and their index. */
function shelf(rows: ClassRow[], words: Words, provider: Parameters<typeof presentListed>[1]) {
  const classList = rows
    .toSorted((a, b) => b.scheduleDate.getTime() - a.scheduleDate.getTime() || (a.tag < b.tag ? -1 : 1))
    .map((row) => {
      const listed = presentListed(row, provider)
      return { row, listed, json: spliced(row, listed) }
    })
  return {
    classList,
    search: createSearchIndex(classList.map(({ row }) => ({ ...row, words: words.get(row.tag) ?? [] }))),
  }
}
