import type { QueryClient } from '@tanstack/react-query'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { api } from '../../../../lib/api/api.ts'
import type { StudioReply } from '../../../../lib/api/create-studio-api.ts'
import type { Change } from '../../../../lib/publishing/edit-driver.ts'
import type { EditableField } from './read-cell.ts'

const listKey = ['class', 'list']

/** Names a cell as a field of an edit session. */
export function cellKey({ tag, field }: { tag: string; field: EditableField }): string {
  return `${field}:${tag}`
}

export function cellOf(key: string): { tag: string; field: EditableField } {
  const at = key.indexOf(':')
  return { tag: key.slice(at + 1), field: key.slice(0, at) as EditableField }
}

/** Saves cells, all of them or none, and returns the keys of those that somebody else has changed. */
export async function saveCells(queryClient: QueryClient, changes: readonly Change[]): Promise<string[]> {
  const cells = changes.map(({ field: key, ...change }) => ({ ...cellOf(key), ...change }))
  const classes = [...Map.groupBy(cells, ({ tag }) => tag)].map(([tag, ofClass]) => ({
    tag,
    changes: ofClass.map(({ field, base, value }) => ({ field, base, value })),
  }))
  try {
    const { classes: changed, conflicts } = await api('changeClasses', { body: { classes } })
    take(queryClient, new Map(changed.map((one) => [one.tag, one])))
    return conflicts.map(({ tag, field }) => cellKey({ tag, field: field as EditableField }))
  } finally {
    // A list requested before the save may arrive after it.
    void queryClient.invalidateQueries({ queryKey: listKey })
  }
}

function take(queryClient: QueryClient, changed: ReadonlyMap<string, StudioListedClass>) {
  queryClient.setQueriesData<StudioReply<'listClasses'>>({ queryKey: listKey }, (list) => {
    if (!list?.classes.some(({ tag }) => changed.has(tag))) return list
    return { ...list, classes: list.classes.map((one) => changed.get(one.tag) ?? one) }
  })
}
