import type { Category } from '@upbeat/contract/entities/category'
import type { TenantContents } from '@upbeat/contract/entities/public-tenant'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import type { Preview } from '../../platform/tenancy/preview-token.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { createSearchIndex, type SearchIndex } from '../search/search-index.ts'
import { contentsOf } from './contents-of.ts'
import { presentListed, type SplicedClass, spliced } from './present.ts'
import type { CatalogueRows, ClassRow, Words } from './repository.ts'
import { ruleMatches } from './rule-matches.ts'

export type CatalogueClass = { row: ClassRow; listed: Omit<ListedClass, 'favourite'>; json: SplicedClass }

/** A club's whole catalogue in memory, so that reading it needs no query. Classes are sorted newest first. */
export type Catalogue = Omit<CatalogueRows, 'words'> & {
  version: number
  classList: CatalogueClass[]
  search: SearchIndex
  /** Connect's classes on demand, listed and searched separately (D-43). */
  connect: { classList: CatalogueClass[]; search: SearchIndex }
  /** All classes, including those of live events. */
  byTag: ReadonlyMap<string, CatalogueClass>
  categoryList: Category[]
  contents: TenantContents
}
export type Catalogues = ReturnType<typeof createCatalogues>

type Parts = {
  database: Pick<DatabaseHandle, 'listen'>
  load: (tenantId: string) => Promise<CatalogueRows>
  connectClasses: (tenantId: string) => Promise<{ onDemand: ClassRow[]; live: ClassRow[]; words: Words }>
  providerOf: (tenant: Tenant) => { id: string | null; name: string }
  /** The drafts that a preview shows in place of published classes. */
  draftsFor: (tenantId: string, preview: Preview) => Promise<ClassRow[]>
  /** Categories, collections and channels as a preview shows them. */
  curationFor: (tenantId: string, preview: Preview, published: CatalogueRows) => Promise<CatalogueRows>
  /** The number of classes kept for all clubs together; the least recently used clubs are dropped. */
  maxClasses: number
}

/** Each is a whole catalogue, kept while someone looks at the preview. */
const maxPreviews = 4

/** Snapshots by tenant, built at first use and dropped when a server reports a change. */
export function createCatalogues({
  database,
  load,
  connectClasses,
  providerOf,
  maxClasses,
  draftsFor,
  curationFor,
}: Parts) {
  const snapshots = createRecent<string, Promise<Catalogue>>(maxClasses)
  const lastContents = new Map<string, TenantContents>()
  let version = 0

  async function start() {
    await database.listen('catalogue_changed', forget, snapshots.clear)
    // Every class contains the club's name.
    await database.listen('tenant_changed', forget, snapshots.clear)
  }

  /** Drops this server's snapshot now, without waiting for the notification. */
  function forget(tenantId: string) {
    snapshots.remove(tenantId)
  }

  /** By preview; later edits show in the next one. */
  const previews = createRecent<string, Promise<Catalogue>>(maxPreviews)

  function withDrafts(tenant: Tenant, preview: Preview): Promise<Catalogue> {
    const key = [tenant.id, preview.staffSession, preview.tag, preview.at, preview.madeAt].join(' ')
    return previews.get(key) ?? previews.set(key, build(tenant, preview))
  }

  function of(tenant: Tenant): Promise<Catalogue> {
    if (tenant.preview) return withDrafts(tenant, tenant.preview)
    const known = snapshots.get(tenant.id)
    if (known) return known
    const made: Promise<Catalogue> = build(tenant).then(
      (catalogue) => {
        // Don't restore a snapshot that was invalidated while it was being built.
        if (snapshots.get(tenant.id) === made) snapshots.set(tenant.id, made, 1 + catalogue.byTag.size)
        lastContents.set(tenant.id, catalogue.contents)
        return catalogue
      },
      (error) => {
        if (snapshots.get(tenant.id) === made) snapshots.remove(tenant.id)
        throw error
      },
    )
    return snapshots.set(tenant.id, made)
  }

  /** What a club has to show. While its catalogue is rebuilt, that of the one before, so that no page waits for it. */
  async function contentsFor(tenant: Tenant): Promise<TenantContents> {
    const catalogue = of(tenant)
    const last = tenant.preview ? undefined : lastContents.get(tenant.id)
    if (!last) return (await catalogue).contents
    // A failure is reported by the calls that need the catalogue.
    catalogue.catch(() => {})
    return last
  }

  async function build(tenant: Tenant, preview?: Preview): Promise<Catalogue> {
    const loaded = await load(tenant.id)
    const { words, ...published } = preview ? await curationFor(tenant.id, preview, loaded) : loaded
    const shown = preview ? await draftsFor(tenant.id, preview) : []
    const kept = published.classes.filter(({ tag }) => !shown.some((row) => row.tag === tag))
    const rows = { ...published, classes: [...kept, ...shown] }
    const provider = providerOf(tenant)
    const events = await connectClasses(tenant.id)
    const ofClub = setOf(rows.classes, words, provider)
    const onDemand = setOf(events.onDemand, events.words, provider)
    const live = setOf(events.live, events.words, provider)
    const byTag = new Map(
      [live, onDemand, ofClub].flatMap(({ classList }) => classList.map((entry) => [entry.row.tag, entry])),
    )
    const collections = rows.collections.map((row) => {
      return row.rule ? { ...row, classTags: ruleMatches(ofClub, row.rule).map((entry) => entry.row.tag) } : row
    })
    const content = { ...rows, collections, ...ofClub, connect: onDemand, byTag }
    version++
    return {
      ...content,
      version,
      contents: contentsOf(tenant, { ...content, live: live.classList }),
      categoryList: rows.categories.map(({ id, name, description, imageLink }) => ({
        id: Number(id),
        name,
        description,
        imageLink,
      })),
    }
  }

  return { start, of, contentsFor, forget }
}

/** Classes sorted newest first, with their search index. */
function setOf(rows: ClassRow[], words: Words, provider: Parameters<typeof presentListed>[1]) {
  const classList = rows
    .toSorted((a, b) => b.scheduleDate.getTime() - a.scheduleDate.getTime() || (a.tag < b.tag ? -1 : 1))
    .map((row) => {
      const listed = presentListed(row, provider)
      return { row, listed, json: spliced(listed) }
    })
  return {
    classList,
    search: createSearchIndex(classList.map(({ row }) => ({ ...row, words: words.get(row.tag) ?? [] }))),
  }
}
