import { getTenant } from '../tenant/tenant-store.ts'

/** What the app tells the page around it. docs/embedding.md is its description for those who write that page. */
export type ToHost =
  | { type: 'Ready' }
  | { type: 'SignInRequired' }
  | { type: 'SSOTokenExpired' }
  | { type: 'SignedIn' }
  | { type: 'SignedOut' }
  | { type: 'Path'; path: string; title: string }
  | { type: 'Height'; height: number }

/** What the page around may say. */
export type FromHost = { type: 'SSOToken'; token: string } | { type: 'Open'; path: string } | { type: 'SignOut' }

/** Whether there is a page around that the club lets speak to the app. */
export function hasHost(): boolean {
  return window.parent !== window && allowedOrigins().length > 0
}

/** Says it to the page around, and to no page of an origin that is not on the club's list (D-58). */
export function tellHost(message: ToHost): void {
  if (!hasHost()) return
  const allowed = allowedOrigins()
  const around = originAround()
  // Where the browser doesn't say whose page it is, only the right one gets the message.
  const targets = around === null ? allowed : allowed.filter((origin) => origin === around)
  for (const origin of targets) window.parent.postMessage(message, origin)
}

/** Hears what a page of an allowed origin says; anything else, by origin or shape, is ignored. Answers how to stop. */
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

/** Null where the browser keeps it to itself. */
function originAround(): string | null {
  const { ancestorOrigins } = window.location
  if (ancestorOrigins?.length) return ancestorOrigins[0] ?? null
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null
}
