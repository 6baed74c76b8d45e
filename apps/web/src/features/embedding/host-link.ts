import { getTenant } from '../tenant/tenant-store.ts'

/** Messages to the embedding page, documented for its authors in docs/embedding.md. */
export type ToHost =
  | { type: 'Ready' }
  | { type: 'SignInRequired' }
  | { type: 'SSOTokenExpired' }
  | { type: 'SignedIn' }
  | { type: 'SignedOut' }
  | { type: 'Path'; path: string; title: string }
  | { type: 'Height'; height: number }

/** Messages from the embedding page. */
export type FromHost = { type: 'SSOToken'; token: string } | { type: 'Open'; path: string } | { type: 'SignOut' }

/** Whether there is an embedding page with an allowed origin. */
export function hasHost(): boolean {
  return window.parent !== window && allowedOrigins().length > 0
}

/** Sends a message to the embedding page, only if its origin is on the club's list (D-58). */
export function tellHost(message: ToHost): void {
  if (!hasHost()) return
  const allowed = allowedOrigins()
  const around = originAround()
  // If the browser doesn't expose the origin, post once per allowed origin; only a matching page receives it.
  const targets = around === null ? allowed : allowed.filter((origin) => origin === around)
  for (const origin of targets) window.parent.postMessage(message, origin)
}

/** Receives messages of allowed origins; ignores any other origin or shape. Returns a function that stops it. */
export function onHostMessage(hear: (message: FromHost) => void): () => void {
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || !allowedOrigins().includes(origin)) return
    const message = readMessage(data)
    if (message) hear(message)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

function readMessage(data: unknown): FromHost | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, token, path } = data as Record<string, unknown>
  if (type === 'SSOToken' && typeof token === 'string' && token !== '') return { type, token }
  if (type === 'Open' && typeof path === 'string') return { type, path }
  return type === 'SignOut' ? { type } : null
}

function allowedOrigins(): string[] {
  return (getTenant().embedOrigins ?? []).flatMap((text) => (URL.canParse(text) ? [new URL(text).origin] : []))
}

/** Null if the browser doesn't expose it. */
function originAround(): string | null {
  const { ancestorOrigins } = window.location
  if (ancestorOrigins?.length) return ancestorOrigins[0] ?? null
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null
}
