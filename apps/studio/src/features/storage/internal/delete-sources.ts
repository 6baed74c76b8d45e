import { api } from '../../../lib/api/api.ts'
import { reasonOf } from '../../../lib/api/studio-error.ts'
import type { StoredVideo } from '../storage-query.ts'

/** Deletes the source files of these videos sequentially. Returns how many are still in use by the encoder. */
export async function deleteSources(videos: readonly StoredVideo[]): Promise<{ needed: number }> {
  let needed = 0
  for (const { tag, version } of videos) {
    try {
      await api('deleteSource', { params: { tag, version } })
    } catch (error) {
      const reason = reasonOf(error)
      // Being encoded, or already deleted by somebody else.
      if (reason === 'sourceNeeded') needed += 1
      else if (reason !== 'notFound') throw error
    }
  }
  return { needed }
}
