import type { PhraseKey } from '@upbeat/phrases/phrase-key'

/** History state of the error page, for `navigate(paths.error, { state })`. */
export type ErrorPageState = {
  text: PhraseKey
  /** A failed sign-in can be retried with the same or another account. */
  signIn?: 'again' | 'as another'
}

export function readErrorPageState(state: unknown): ErrorPageState | null {
  const { text, signIn } = (state ?? {}) as Partial<ErrorPageState>
  if (typeof text !== 'string') return null
  return signIn === 'again' || signIn === 'as another' ? { text, signIn } : { text }
}
