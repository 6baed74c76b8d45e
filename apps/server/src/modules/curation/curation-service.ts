import type { CuratedKind, Curation, ListedCuration } from '@upbeat/contract/studio/entities/curation'
import { type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import { classesByCoach } from '../classes/classes-by-coach.ts'
import { ruleMatches } from '../classes/rule-matches.ts'
import type { DraftRow } from '../publishing/draft.ts'
import type { KeptChangesOn } from '../publishing/kept-change.ts'
import type { Fields } from '../publishing/publishable-kind.ts'
import type { Publishing } from '../publishing/service.ts'
import { moveClasses } from './category-classes-repository.ts'
import { ofTheDayId } from './collection-repository.ts'
import { curationRows, parseCuration } from './curation-kind.ts'
import type { CurationRepository, StoredCuration } from './curation-repository.ts'

export type CurationService = ReturnType<typeof createCurationService>
type Parts = {
  db: Database
  repositoryOn: (db: Database) => CurationRepository
  publishing: Publishing
  keptChangesOn: KeptChangesOn
  catalogues: Pick<Catalogues, 'of'>
  /** Notifies open pages and every server that classes changed. */
  classesMoved: (tenantId: string) => Promise<void>
  /** Gives a club without categories the common ones. */
  addCommonCategories: (tenantId: string) => Promise<void>
  /** Makes drafts of classes that came from elsewhere than the studio. */
  adoptClasses: (tenantId: string) => Promise<void>
  makeId: () => string
}
type Which = { kind: CuratedKind; id: string }

/** The staff's actions on categories, collections and channels (SHELF-01 to SHELF-03), and on coaches. */
export function createCurationService(parts: Parts) {
  const {
    db,
    repositoryOn,
    publishing,
    keptChangesOn,
    catalogues,
    classesMoved,
    addCommonCategories,
    adoptClasses,
    makeId,
  } = parts
  const repository = repositoryOn(db)
  const refOf = ({ tenantId }: StaffContext, { kind, id }: Which) => ({ tenantId, kind, id })
  const changeOf = ({ staff: { email: _, ...editor }, now }: StaffContext) => ({ editor, now })

  /** In the members' order, then those that members have never seen. */
  async function list(context: StaffContext, kind: CuratedKind): Promise<ListedCuration[]> {
    const { tenantId } = context
    if (kind === 'category') await addCommonCategories(tenantId)
    const places = await curationRows[kind].order(db, tenantId)
    const known = new Set((await repository.drafts(tenantId, kind)).map(({ draft }) => draft.id))
    // Makes drafts of what came from elsewhere, e.g. by an import.
    for (const { id, hidden } of places) {
      if (!hidden && !known.has(id)) await publishing.follow({ tenantId, kind, id }, context.now)
    }
    const stored = await repository.drafts(tenantId, kind)
    const placeOf = new Map(places.map(({ id }, place) => [id, place]))
    const lastPlace = places.length
    stored.sort((a, b) => (placeOf.get(a.draft.id) ?? lastPlace) - (placeOf.get(b.draft.id) ?? lastPlace))
    const counts = await countsOf(context, kind)
    return stored.map((each) => listed(kind, each, counts))
  }

  async function get(context: StaffContext, which: Which): Promise<Curation> {
    return present(context, which.kind, await publishing.follow(refOf(context, which), context.now))
  }

  /** @throws Failure notAllowedNow if the club already has a collection for the class of the day */
  async function create(context: StaffContext, kind: CuratedKind, wanted: { name: string; isOfTheDay: boolean }) {
    const { tenantId } = context
    const isOfTheDay = kind === 'collection' && wanted.isOfTheDay
    if (isOfTheDay && (await ofTheDay(context))) throw new Failure('notAllowedNow')
    const id = isOfTheDay ? ofTheDayId : kind === 'category' ? await repository.nextCategoryId(tenantId) : makeId()
    const fields = parseCuration(kind, { name: wanted.name })
    return present(context, kind, await publishing.create({ tenantId, kind, id }, { fields, ...changeOf(context) }))
  }

  async function save(context: StaffContext, which: Which, changes: readonly FieldChange[]) {
    const { draft, conflicts } = await publishing.save(refOf(context, which), { changes, ...changeOf(context) })
    return { curation: await present(context, which.kind, draft), conflicts }
  }

  /**
   * Adds classes to the end of a hand-picked collection's draft; those already in it keep their places.
   * @throws Failure notFound, notAllowedNow if the collection has a rule, changedElsewhere
   */
  async function addClasses(context: StaffContext, id: string, tags: readonly string[]): Promise<Curation> {
    const which = { kind: 'collection', id } as const
    const { fields } = await publishing.follow(refOf(context, which), context.now)
    const { classTags, rule } = parseCuration('collection', fields)
    if (rule !== null) throw new Failure('notAllowedNow')
    const value = [...new Set([...classTags, ...tags])]
    if (value.length === classTags.length) return get(context, which)
    const saved = await save(context, which, [{ field: 'classTags', base: classTags, value }])
    if (saved.conflicts.length > 0) throw new Failure('changedElsewhere')
    return saved.curation
  }

  /** @throws Failure notPublishable */
  async function publish(context: StaffContext, which: Which, at: Date | null): Promise<Curation> {
    return present(context, which.kind, await publishing.publish(refOf(context, which), { at, ...changeOf(context) }))
  }

  async function unpublish(context: StaffContext, which: Which): Promise<Curation> {
    return present(context, which.kind, await publishing.unpublish(refOf(context, which), changeOf(context)))
  }

  async function unschedule(context: StaffContext, which: Which): Promise<Curation> {
    return present(context, which.kind, await publishing.unschedule(refOf(context, which), changeOf(context)))
  }

  /**
   * Moves a category's classes to another one first.
   * @throws Failure categoryInUse without `moveTo`, notFound if it isn't a category
   */
  async function bin(context: StaffContext, which: Which, moveTo: string | undefined): Promise<Curation> {
    let moved = 0
    if (which.kind === 'category') await adoptClasses(context.tenantId)
    const settle = async (transaction: Database) => {
      if (which.kind !== 'category') return
      const { tenantId } = context
      const rows = repositoryOn(transaction)
      moved = (await rows.classCounts(tenantId)).get(which.id) ?? 0
      if (moved === 0) return
      if (moveTo === undefined) {
        throw new Failure('categoryInUse', { message: `This category has ${moved} classes. Choose another for them.` })
      }
      const others = (await rows.drafts(tenantId, 'category')).filter(({ draft }) => draft.state === 'published')
      const isOther = moveTo !== which.id && others.some(({ draft }) => draft.id === moveTo)
      if (!isOther) throw new Failure('notFound')
      await moveClasses(
        transaction,
        { tenantId, id: which.id, binnedAt: context.now, to: moveTo },
        keptChangesOn(transaction),
      )
    }
    const draft = await publishing.bin(refOf(context, which), { settle, ...changeOf(context) })
    if (moved > 0) await classesMoved(context.tenantId)
    return present(context, which.kind, draft)
  }

  async function restore(context: StaffContext, which: Which): Promise<Curation> {
    return present(context, which.kind, await publishing.restore(refOf(context, which), changeOf(context)))
  }

  async function versions(context: StaffContext, which: Which) {
    await publishing.follow(refOf(context, which), context.now)
    const rows = await publishing.versions(refOf(context, which))
    return rows.map(({ version, publishedAt, fields }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      name: String(fields.name ?? ''),
    }))
  }

  async function bringBack(context: StaffContext, which: Which, version: number): Promise<Curation> {
    const thing = refOf(context, which)
    return present(context, which.kind, await publishing.bringBack(thing, version, changeOf(context)))
  }

  /** The collection for the class of the day; null if the club has none. */
  async function ofTheDay(context: StaffContext): Promise<ListedCuration | null> {
    const all = await list(context, 'collection')
    const isTheirs = ({ isOfTheDay, state }: ListedCuration) => isOfTheDay && state !== 'bin'
    return all.find(isTheirs) ?? null
  }

  async function present(context: StaffContext, kind: CuratedKind, draft: DraftRow): Promise<Curation> {
    const versionsOf = await publishing.versions({ tenantId: context.tenantId, kind, id: draft.id })
    const shown = versionsOf.find(({ version }) => draft.state === 'published' && version === draft.version)
    const counts = await countsOf(context, kind)
    const stored = { draft, published: shown?.fields ?? null }
    return { kind, ...statusOf(kind, stored, counts), fields: parseCuration(kind, draft.fields) } as Curation
  }

  type CountOf = (draft: DraftRow) => number

  async function countsOf(context: StaffContext, kind: CuratedKind): Promise<CountOf> {
    if (kind === 'category') {
      const counts = await repository.classCounts(context.tenantId)
      return ({ id }) => counts.get(id) ?? 0
    }
    const catalogue = await catalogues.of(context.tenant)
    if (kind === 'coach') {
      const classesOf = classesByCoach(catalogue)
      return ({ fields }) => classesOf.get(parseCuration(kind, fields).name.trim())?.length ?? 0
    }
    return ({ fields }) => {
      const { classTags, rule } = { rule: null, ...parseCuration(kind, fields) }
      if (rule) return ruleMatches(catalogue, rule).length
      return classTags.filter((tag) => catalogue.byTag.has(tag)).length
    }
  }

  return {
    list,
    get,
    create,
    save,
    addClasses,
    publish,
    unpublish,
    unschedule,
    bin,
    restore,
    versions,
    bringBack,
    ofTheDay,
  }
}

function statusOf(kind: CuratedKind, { draft, published }: StoredCuration, countOf: (draft: DraftRow) => number) {
  const fields = parseCuration(kind, draft.fields)
  return {
    id: draft.id,
    state: draft.state,
    publishAt: draft.publishAt?.toISOString() ?? null,
    hasChanges: published !== null && !isSameValue(fields, parseCuration(kind, published)),
    changedAt: draft.changedAt.toISOString(),
    version: draft.version,
    classCount: countOf(draft),
  }
}

function listed(kind: CuratedKind, stored: StoredCuration, countOf: (draft: DraftRow) => number): ListedCuration {
  const fields: Fields = parseCuration(kind, stored.draft.fields)
  const { name, rule = null, imageLink, profileImageUrl } = fields
  return {
    ...statusOf(kind, stored, countOf),
    name: String(name),
    imageLink: String(imageLink ?? profileImageUrl ?? '') || null,
    byRule: rule !== null,
    isOfTheDay: kind === 'collection' && stored.draft.id.endsWith(ofTheDayId),
  }
}
