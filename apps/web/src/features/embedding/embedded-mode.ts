import { create } from 'zustand'
import { sessionStore } from '../../lib/storage.ts'

const useEmbeddedStore = create<{ embedded: boolean }>()(() => ({ embedded: false }))

/** What the page around has put into the address for this visit. */
export type Handover = { token: string | null; language: string | null }

/**
 * Reads the mode from the address, or from what this tab saved earlier (EMBED-01, EMBED-02). Only a page that the club allows
 * can frame the app, so being in a frame is enough, also where the browser keeps nothing for frames. A token in the address is
 * from the page around and embeds too (EMBED-05).
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

/** The address without what was only for reading it: it may be shared, reloaded and kept in a history (D-58). */
export function withoutHandover(address: string): string {
  const url = new URL(address, 'http://any')
  for (const key of ['runtime', 'lang', 'token']) url.searchParams.delete(key)
  return url.pathname + url.search + url.hash
}

/** Also entered when the page around hands over a token later (EMBED-05). */
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
