import { createRecent } from '../memory/recent.ts'

const maxKept = 1000
/** Every request asks, and most name one of a few hosts. Malformed hosts are kept as `''`. */
const known = createRecent<string, string>(maxKept)

/** The hostname in a `Host` header as the URL standard normalises it, without its port; null if it is malformed. */
export function hostnameOf(host: string): string | null {
  return (known.get(host) ?? known.set(host, URL.parse(`http://${host}`)?.hostname ?? '')) || null
}
