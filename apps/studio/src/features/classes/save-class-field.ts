import { api } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { StudioError } from '../../lib/api/studio-error.ts'
import { classQuery } from './class-queries.ts'

type Change = { field: 'imageLink' | 'trailerLink'; base: string | null; value: string | null }

/**
 * Saves one field outside the editor.
 * @throws StudioError changedElsewhere if somebody else has changed it meanwhile; the page then shows their value, and saving again
 * replaces it.
 */
export async function saveClassField(tag: string, change: Change): Promise<void> {
  const { class: saved, conflicts } = await api('saveClass', { params: { tag }, body: { changes: [change] } })
  queryClient.setQueryData(classQuery(tag).queryKey, saved)
  if (conflicts.length > 0) throw new StudioError(409, 'changedElsewhere', '')
}
