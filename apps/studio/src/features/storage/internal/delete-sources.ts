import { api } from '../../../lib/api.ts'
import { reasonOf } from '../../../lib/studio-error.ts'
import type { StoredVideo } from '../storage-query.ts'

/** Deletes the source files of these videos, one after the other. Answers how many are still needed: something is being made of them. */
export async function deleteSources(videos: readonly StoredVideo[]): Promise<{ needed: number }> {
  let needed = 0
  for (const { tag, version } of videos) {
    try {
      await api('deleteSource', { params: { tag, version } })
    } catch (error) {
      const reason = reasonOf(error)
      // It is being prepared, or somebody else has been quicker.
      if (reason === 'notAllowedNow') needed += 1
      else if (reason !== 'notFound') throw error
    }
  }
  return { needed }
}
