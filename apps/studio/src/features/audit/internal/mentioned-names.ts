import { queryOptions } from '@tanstack/react-query'
import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import { api } from '../../../lib/api/api.ts'
import type { ChangedField } from './changed-fields.ts'

/** Names by id. Deleted objects have none. */
export type MentionedNames = Readonly<Record<string, string>>
/** The ids that changed fields refer to. */
type Mentioned = { tags: string[]; hasCategory: boolean; listed: CuratedKind | null }

/** Maximum number of ids per call. */
const tagsAtOnce = 500
const categoryPaths = ['categoryId', 'rule.categoryId']
const tagPaths = ['classTags', 'classTag']
/** The fields whose values are ids. */
export const idPaths: readonly string[] = [...categoryPaths, ...tagPaths, 'ids']

/** Collects the ids in a change. The `ids` of a reordering are those of its lists, as named in `objectId`. */
export function mentionedIn(objectId: string, fields: readonly ChangedField[]): Mentioned {
  const of = (paths: readonly string[]) => fields.filter(({ path }) => paths.includes(path))
  const tags = of(tagPaths).flatMap(({ before, after }) => [before, after].flat())
  return {
    tags: [...new Set(tags.filter((tag) => typeof tag === 'string'))].sort(),
    hasCategory: of(categoryPaths).length > 0,
    listed: of(['ids']).length > 0 ? (objectId as CuratedKind) : null,
  }
}

export function mentionedNamesQuery(mentioned: Mentioned) {
  return queryOptions({ queryKey: ['class', 'names', mentioned], queryFn: () => namesOf(mentioned), staleTime: 60_000 })
}

async function namesOf({ tags, hasCategory, listed }: Mentioned): Promise<MentionedNames> {
  const pages = Array.from({ length: Math.ceil(tags.length / tagsAtOnce) }, (_, page) =>
    tags.slice(page * tagsAtOnce, (page + 1) * tagsAtOnce),
  )
  const found = await Promise.all([
    hasCategory ? api('getClassOptions').then(({ categories }) => categories) : [],
    listed ? api('listCuration', { params: { kind: listed } }) : [],
    ...pages.map(async (page) => {
      const { classes } = await api('matchClasses', { body: { tags: page } })
      return classes.map(({ tag, name }) => ({ id: tag, name }))
    }),
  ])
  return Object.fromEntries(found.flat().map(({ id, name }) => [id, name]))
}
