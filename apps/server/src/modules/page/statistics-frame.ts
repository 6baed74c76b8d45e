import { originOf } from '../../platform/addresses/origin-of.ts'
import { namedOrigins } from '../../platform/tenancy/named-origins.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { hashSource } from './content-security-policy.ts'
import { escapeHtml } from './escape-html.ts'

/**
 * The document in which a club's analytics script runs, and its policy. `sandbox` without `allow-same-origin` gives it
 * an opaque origin: the script can't reach the member's page, this server's cookies or the studio's calls
 * (docs/decisions/063).
 */
export function statisticsFrame(tenant: Tenant, scriptUrl: string): { html: string; policy: string } {
  const origin = originOf(scriptUrl)
  const extra = namedOrigins(tenant)
  const directives = {
    sandbox: ['allow-scripts'],
    'default-src': ["'none'"],
    'script-src': [hashSource(receiver), origin],
    'connect-src': [origin, ...extra],
    'img-src': [origin, 'data:', ...extra],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  const policy = Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
  const script = `<script async src="${escapeHtml(scriptUrl)}"></script>`
  return { html: `<!doctype html><title>Statistics</title><script>${receiver}</script>${script}`, policy }
}

/**
 * Queues the page's events where analytics scripts expect them. In an opaque origin, reading cookies or storage throws,
 * and many scripts do so first, so both are replaced by copies in memory.
 */
const receiver = `
window.dataLayer = []
addEventListener('message', ({ source, data }) => {
  if (source === parent && Array.isArray(data)) for (const entry of data) dataLayer.push(entry)
})
const cookies = new Map()
Object.defineProperty(document, 'cookie', {
  get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
  set: (text) => {
    const [, name, value] = /^\\s*([^=;]*?)\\s*=\\s*([^;]*?)\\s*(;|$)/.exec(text) ?? []
    if (name) cookies.set(name, value)
  },
})
for (const name of ['localStorage', 'sessionStorage']) {
  const items = new Map()
  const value = {
    get length() { return items.size },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, item) => void items.set(String(key), String(item)),
    removeItem: (key) => void items.delete(String(key)),
    clear: () => items.clear(),
  }
  Object.defineProperty(window, name, { value })
}
`
