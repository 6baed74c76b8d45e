import type { Category } from '@upbeat/contract/entities/category'
import type { TenantContents } from '@upbeat/contract/entities/public-tenant'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type CatalogueClass, type ClassRows, type ClassSet, changedClassSet, classSet } from './class-set.ts'
import { contentsOf, isOfferedAlike } from './contents-of.ts'
import type { CatalogueRows, ClassRow, CollectionRow, Words } from './repository.ts'
import { ruleMatches } from './rule-matches.ts'

/** A club's whole catalogue in memory, so that reading it needs no query. It never changes; an edit makes a new one. */
export type Catalogue = Omit<CatalogueRows, 'classes' | 'words'> &
  ClassSet & {
    /** Connect's classes on demand, listed and searched separately (D-43). */
    connect: ClassSet
    /** All classes, including those of live events. */
    byTag: ReadonlyMap<string, CatalogueClass>
    categoryList: Category[]
    contents: TenantContents
  }
export type EventClasses = { onDemand: ClassRow[]; live: ClassRow[]; words: Words }
/** A catalogue, with what it takes to change single classes of it. */
export type Snapshot = { tenant: Tenant; catalogue: Catalogue; live: ClassSet }

export function buildSnapshot(
  tenant: Tenant,
  { classes, words, ...rows }: CatalogueRows,
  events: EventClasses,
): Snapshot {
  const provider = providerOf(tenant)
  const ofClub = classSet({ classes, words }, provider)
  const connect = classSet({ classes: events.onDemand, words: events.words }, provider)
  const live = classSet({ classes: events.live, words: events.words }, provider)
  const byTag = new Map(
    [live, connect, ofClub].flatMap(({ classList }) => classList.map((each) => [each.row.tag, each])),
  )
  const content = { ...rows, ...ofClub, collections: selected(rows.collections, ofClub), connect, byTag }
  const contents = contentsOf(tenant, { ...content, live: live.classList })
  const categoryList = rows.categories.map(({ id, name, description, imageLink }) => {
    return { id: Number(id), name, description, imageLink }
  })
  return { tenant, live, catalogue: { ...content, contents, categoryList } }
}

/**
 * The snapshot after the classes with these `tags` have changed: they now have the given rows, and those without a row
 * are gone. The same as a new one built from all rows, for a fraction of the work.
 */
export function changedSnapshot(before: Snapshot, tags: readonly string[], rows: ClassRows): Snapshot {
  const { tenant, live, catalogue } = before
  const ofClub = changedClassSet(catalogue, tags, rows, providerOf(tenant))
  const byTag = new Map(catalogue.byTag)
  for (const tag of tags) {
    const found = classIn(ofClub, tag) ?? classIn(catalogue.connect, tag) ?? classIn(live, tag)
    if (found) byTag.set(tag, found)
    else byTag.delete(tag)
  }
  const content = { ...catalogue, ...ofClub, collections: selected(catalogue.collections, ofClub), byTag }
  const classesBefore = tags.flatMap((tag) => classIn(catalogue, tag) ?? [])
  const classesAfter = tags.flatMap((tag) => classIn(ofClub, tag) ?? [])
  const offered = isOfferedAlike(classesBefore, classesAfter) ? catalogue.contents : null
  const contents = contentsOf(tenant, { ...content, live: live.classList }, offered)
  return { tenant, live, catalogue: { ...content, contents } }
}

function classIn({ classList, search }: ClassSet, tag: string): CatalogueClass | undefined {
  const position = search.positionOf(tag)
  return position === undefined ? undefined : classList[position]
}

/** Collections with the classes that their rules select. */
function selected(collections: readonly CollectionRow[], ofClub: ClassSet): CollectionRow[] {
  return collections.map((row) => {
    return row.rule ? { ...row, classTags: ruleMatches(ofClub, row.rule).map((each) => each.row.tag) } : row
  })
}

function providerOf({ config: { providerId, displayName } }: Tenant) {
  return { id: providerId, name: displayName }
}
