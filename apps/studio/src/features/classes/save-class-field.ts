import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { classQuery } from './class-queries.ts'

type Change = { field: 'imageLink' | 'trailerLink'; base: string | null; value: string | null }

/** Saves one field outside of the editor. Where somebody else has changed it meanwhile, what was chosen last counts. */
export async function saveClassField(tag: string, change: Change): Promise<void> {
  const params = { tag }
  const { class: saved, conflicts } = await api('saveClass', { params, body: { changes: [change] } })
  const [conflict] = conflicts
  const base = conflict?.theirs as string | null
  const after = conflict ? await api('saveClass', { params, body: { changes: [{ ...change, base }] } }) : undefined
  queryClient.setQueryData(classQuery(tag).queryKey, after?.class ?? saved)
}
