import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import type { Preview } from '../../platform/tenancy/preview-token.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import type { DraftRow } from '../publishing/draft.ts'
import { ofTheDayId } from './collection-repository.ts'
import { type FieldsOf, parseCuration } from './curation-kind.ts'
import type { CurationRepository } from './curation-repository.ts'

type Rows = Pick<Catalogue, 'categories' | 'collections' | 'channels' | 'coaches'>

/** Categories, collections, channels and coaches as members would see them if their drafts were published (SHELF-05). */
export function createPreviewCuration({ drafts }: Pick<CurationRepository, 'drafts'>) {
  /** The drafts in a preview: all that could be published, or those that will be by its time. */
  async function shown<K extends CuratedKind>(tenantId: string, kind: K, { curation, at }: Preview) {
    const isShown = ({ state, publishAt }: DraftRow) =>
      (publishAt !== null && publishAt.getTime() <= at) || (curation && state !== 'bin' && state !== 'unpublished')
    const found = (await drafts(tenantId, kind)).map(({ draft }) => draft).filter(isShown)
    return found.map((draft) => ({
      id: draft.id,
      createdAt: draft.createdAt,
      fields: parseCuration(kind, draft.fields) as FieldsOf[K],
    }))
  }

  return async function previewCuration<R extends Rows>(tenantId: string, preview: Preview, published: R): Promise<R> {
    const categories = await shown(tenantId, 'category', preview)
    const collections = await shown(tenantId, 'collection', preview)
    const channels = await shown(tenantId, 'channel', preview)
    const coaches = await shown(tenantId, 'coach', preview)
    const last = Number.MAX_SAFE_INTEGER
    return {
      ...published,
      categories: merged(
        published.categories,
        ({ id }) => id,
        categories.map(({ id, fields }) => ({ tenantId, id, hidden: false, position: last, ...fields })),
      ),
      collections: merged(
        published.collections,
        ({ tag }) => tag,
        collections.map(({ id: tag, fields }) => {
          const type = tag === ofTheDayId ? ('classoftheday' as const) : ('featured' as const)
          const known = published.collections.find((each) => each.tag === tag)
          return { tenantId, tag, hidden: false, position: last, imageLink: null, type, ...known, ...fields }
        }),
      ),
      channels: merged(
        published.channels,
        ({ tag }) => tag,
        channels.map(({ id: tag, createdAt, fields: { name: displayName, isAvailable, ...fields } }) => {
          const known = published.channels.find((each) => each.tag === tag)
          const availability = [isAvailable ? 1 : 0]
          const fresh = { tenantId, tag, hidden: false, position: last, provider: null, createdAt }
          return { ...fresh, ...known, ...fields, displayName, active: isAvailable, availability }
        }),
      ),
      coaches: merged(
        published.coaches,
        ({ id }) => id,
        coaches.map(({ id, fields }) => ({ tenantId, id, hidden: false, position: last, ...fields })),
      ),
    }
  }
}

/** Puts each draft in the place of what it replaces, and new ones at the end. */
function merged<Row>(rows: readonly Row[], idOf: (row: Row) => string, drafted: readonly Row[]): Row[] {
  const byId = new Map(drafted.map((row) => [idOf(row), row]))
  const kept = rows.map((row) => byId.get(idOf(row)) ?? row)
  const known = new Set(rows.map(idOf))
  return [...kept, ...drafted.filter((row) => !known.has(idOf(row)))]
}
