import type { PhraseKey } from '@upbeat/phrases/phrase-key'

/** What is handed to the error page with `navigate(paths.error, { state })`, so that it can name the failure. */
export type ErrorPageState = { text: PhraseKey }

export function readErrorPageState(state: unknown): ErrorPageState | null {
  const { text } = (state ?? {}) as Partial<ErrorPageState>
  return typeof text === 'string' ? { text } : null
}
