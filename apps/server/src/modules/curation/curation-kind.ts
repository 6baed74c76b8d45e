import {
  CategoryFields,
  ChannelFields,
  CoachFields,
  CollectionFields,
  type CuratedKind,
} from '@upbeat/contract/studio/entities/curation'
import { openRule } from '@upbeat/rules/collections/collection-rule'
import type { z } from 'zod'
import { publishCatalogueChange } from '../../platform/changes/catalogue-change.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { invalidFields, parseFields } from '../../platform/http/parse-fields.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { Fields, PublishableKind } from '../publishing/publishable-kind.ts'
import { returnClasses } from './category-classes-repository.ts'
import { categoryRows } from './category-repository.ts'
import { channelRows } from './channel-repository.ts'
import { coachRows } from './coach-repository.ts'
import { collectionRows } from './collection-repository.ts'
import { createCurationRepository } from './curation-repository.ts'
import type { CurationRows } from './curation-rows.ts'

type Parts = { database: Pick<DatabaseHandle, 'notify'>; catalogues: Pick<Catalogues, 'forget'> }
export type FieldsOf = {
  category: CategoryFields
  collection: CollectionFields
  channel: ChannelFields
  coach: CoachFields
}

export const curationRows: { [K in CuratedKind]: CurationRows<FieldsOf[K]> } = {
  category: categoryRows,
  collection: collectionRows,
  channel: channelRows,
  coach: coachRows,
}

/** Categories, collections, channels and coaches as publishable kinds. */
export function createCurationKinds(parts: Parts): PublishableKind[] {
  const others = (['collection', 'channel', 'coach'] as const).map((kind) => kindOf(kind, parts))
  return [{ ...kindOf('category', parts), ...categoryBin }, ...others]
}

/** No class may have a binned category. */
const categoryBin: Pick<PublishableKind, 'binning' | 'returned'> = {
  async binning(transaction, { tenantId, id }) {
    if ((await createCurationRepository(transaction).classCounts(tenantId)).has(id)) throw new Failure('changedSince')
  },
  async returned(transaction, binned, kept) {
    return (await returnClasses(transaction, binned, kept)) ? [{ kind: 'class', id: '*' }] : []
  },
}

function kindOf<K extends CuratedKind>(kind: K, { database, catalogues }: Parts): PublishableKind {
  const rows: CurationRows<FieldsOf[K]> = curationRows[kind]
  return {
    kind,
    many: kind,
    nameOf: (fields) => String(fields.name ?? ''),
    parse: (fields) => parseCuration(kind, fields),
    live: (transaction, thing) => rows.live(transaction, thing),
    missing: async (_, { fields }) => (parseCuration(kind, fields).name.trim() === '' ? ['name'] : []),
    apply: (transaction, { fields, ...thing }) =>
      rows.show(transaction, { ...thing, fields: parseCuration(kind, fields) }),
    retract: rows.hide,
    remove: rows.remove,
    forget: async () => undefined,
    async announce(tenantId) {
      // PostgreSQL's notification arrives after the reply, but the next request must not see the old catalogue.
      catalogues.forget(tenantId)
      await publishCatalogueChange(database, tenantId)
    },
  }
}

const shapes = {
  category: CategoryFields.strict(),
  collection: CollectionFields.strict(),
  channel: ChannelFields.strict(),
  coach: CoachFields.strict(),
}
const empty: FieldsOf = {
  category: { name: '', description: '', imageLink: null, translations: {} },
  collection: { name: '', description: '', classTags: [], rule: null },
  channel: {
    name: '',
    description: '',
    profileImageUrl: '',
    mediaSpaceImageUrl: '',
    isAvailable: true,
    classTags: [],
  },
  coach: { name: '', line: '', description: '', imageLink: null },
}

/**
 * Parses a stored draft; fields that an older version didn't have are empty.
 * @throws Failure invalidRequest naming the fields
 */
export function parseCuration<K extends CuratedKind>(kind: K, fields: Fields): FieldsOf[K] {
  const rule = fields.rule && typeof fields.rule === 'object' ? { rule: { ...openRule, ...fields.rule } } : {}
  const schema: z.ZodType<FieldsOf[CuratedKind]> = shapes[kind]
  const parsed = parseFields(schema, { ...empty[kind], ...fields, ...rule })
  const tags = 'classTags' in parsed ? parsed.classTags : []
  if (new Set(tags).size < tags.length) throw invalidFields([{ path: 'classTags', message: 'Each class at most once' }])
  return parsed as FieldsOf[K]
}
