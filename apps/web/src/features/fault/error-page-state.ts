import type { PhraseKey } from '@upbeat/phrases/phrase-key'

/** What is handed to the error page with `navigate(paths.error, { state })`, so that it can name the failure. */
export type ErrorPageState = {
  text: PhraseKey
  /** A sign-in that failed can be tried again, as the same person or as another. */
  signIn?: 'again' | 'as another'
}

export function readErrorPageState(state: unknown): ErrorPageState | null {
  const { text, signIn } = (state ?? {}) as Partial<ErrorPageState>
  if (typeof text !== 'string') return null
  return signIn === 'again' || signIn === 'as another' ? { text, signIn } : { text }
}
