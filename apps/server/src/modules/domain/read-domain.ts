import { isDomain } from '../../platform/addresses/is-domain.ts'

/** Normalises a domain as people type or copy it, e.g. `https://Club.Example/`. Null if it isn't one. */
export function readDomain(typed: string): string | null {
  const text = typed.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (url?.username !== '' || url.port !== '') return null
  const domain = url.hostname.replace(/\.$/, '')
  return isDomain(domain) ? domain : null
}
