import { create } from 'zustand'
import { sessionStore } from '../../lib/storage.ts'

const useEmbeddedStore = create<{ embedded: boolean }>()(() => ({ embedded: false }))

/** The embedding page's URL parameters for this visit. */
export type Handover = { token: string | null; language: string | null }

/**
 * Reads the mode from the URL, or from this tab's storage (EMBED-01, EMBED-02). Only allowed pages can frame the app, so being framed is
 * sufficient, even without storage. A token in the URL comes from the embedding page and also enables the mode (EMBED-05).
 */
export function readEmbeddedMode(search: string, framed = window.parent !== window): Handover {
  const query = new URLSearchParams(search)
  const token = query.get('token') || null
  const asked = query.get('runtime') === 'embedded' || token !== null || framed
  if (asked) enterEmbeddedMode()
  else useEmbeddedStore.setState({ embedded: sessionStore.get('runtime') === 'embedded' })
  const language = query.get('lang')
  if (isEmbedded() && language) sessionStore.set('lang', language)
  return { token, language: language ?? (isEmbedded() ? sessionStore.get('lang') : null) }
}

/** The URL without one-time parameters: it may be shared, reloaded and kept in the history (D-58). */
export function withoutHandover(address: string): string {
  const url = new URL(address, 'http://any')
  for (const key of ['runtime', 'lang', 'token']) url.searchParams.delete(key)
  return url.pathname + url.search + url.hash
}

/** Also entered when the embedding page passes a token later (EMBED-05). */
export function enterEmbeddedMode(): void {
  sessionStore.set('runtime', 'embedded')
  useEmbeddedStore.setState({ embedded: true })
}

export function isEmbedded(): boolean {
  return useEmbeddedStore.getState().embedded
}

export function useEmbedded(): boolean {
  return useEmbeddedStore((state) => state.embedded)
}
