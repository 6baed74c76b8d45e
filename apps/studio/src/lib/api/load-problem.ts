import { isPassing } from '@upbeat/client/api-error.ts'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { api } from './api.ts'
import { problemKey } from './problem-key.ts'

/**
 * Why code of the studio could not be loaded. Browsers report a lost connection and a file that a new version has removed by the same
 * error, so this asks the server. Never rejects.
 */
export async function loadProblem(): Promise<StudioPhraseKey> {
  if (!navigator.onLine) return 'errors.network'
  try {
    await api('getSession')
  } catch (error) {
    if (isPassing(error)) return problemKey(error)
  }
  return 'errors.pageBroken'
}
