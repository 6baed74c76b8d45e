/** The parts of JW Player's API that the engine uses. */
export type JwPlayer = {
  setup: (options: Record<string, unknown>) => JwPlayer
  on: (event: string, handler: (data: { code?: number; message?: string }) => void) => JwPlayer
  load: (playlist: { file: string; starttime?: number }[]) => JwPlayer
  getQualityLevels: () => { label: string; height?: number }[]
  setCurrentQuality: (index: number) => void
  remove: () => void
}
export type JwLibrary = (element: HTMLElement) => JwPlayer

declare global {
  interface Window {
    jwplayer?: JwLibrary
  }
}

/** Timeout in milliseconds for loading the library, and again for its setup, before the built-in player is used. */
export const jwPatience = 8000
const loading = new Map<string, Promise<JwLibrary>>()

/** Loads a licence's library from its CDN, once (PLAY-21). Rejects if it fails to load. */
export function loadJwLibrary(id: string): Promise<JwLibrary> {
  const known = loading.get(id)
  if (known) return known
  const library = appendScript(`https://cdn.jwplayer.com/libraries/${encodeURIComponent(id)}.js`)
  loading.set(id, library)
  library.catch(() => loading.delete(id))
  return library
}

function appendScript(src: string): Promise<JwLibrary> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`${src} did not load`))
    }
    const timer = setTimeout(fail, jwPatience)
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    script.onload = () => {
      clearTimeout(timer)
      if (window.jwplayer) resolve(window.jwplayer)
      else fail()
    }
    script.src = src
    script.async = true
    document.head.append(script)
  })
}
