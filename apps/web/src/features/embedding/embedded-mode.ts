import { create } from 'zustand'
import { sessionStore } from '../../lib/storage.ts'

const useEmbeddedStore = create<{ embedded: boolean }>()(() => ({ embedded: false }))

/** Reads the mode from the address or from what this tab saved earlier (EMBED-01, EMBED-02). */
export function readEmbeddedMode(search: string): void {
  if (new URLSearchParams(search).get('runtime') === 'embedded') enterEmbeddedMode()
  else useEmbeddedStore.setState({ embedded: sessionStore.get('runtime') === 'embedded' })
}

/** Also entered when the page around hands over a token (EMBED-05). */
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
