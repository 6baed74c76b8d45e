import type { BootPayload } from '@upbeat/contract/boot'
import { createApiClient } from './api/api-client.ts'
import { logError } from './log.ts'
import { sessionStore } from './storage.ts'

/**
 * Reads the boot data embedded by the server; `null` if it can't be parsed. A page on static hosting has none, so the club is fetched
 * (D-02).
 */
export async function readBoot(): Promise<BootPayload | null> {
  const script = document.getElementById('boot')
  try {
    return script ? (JSON.parse(script.textContent ?? '') as BootPayload) : await fetchBoot()
  } catch (error) {
    logError(error)
    return null
  }
}

async function fetchBoot(): Promise<BootPayload> {
  const host = import.meta.env.VITE_API_HOST ?? ''
  const credential = btoa(import.meta.env.VITE_CLIENT_CREDENTIALS ?? '')
  const identity = () => ({ host, credential, tenantId: null, token: null, language: navigator.language })
  const api = createApiClient({ identity, onUnauthorized: () => {} })
  const [tenant, { enGb }] = await Promise.all([
    api('getTenant', { params: { name: tenantName() } }),
    import('@upbeat/phrases/en-gb'),
  ])
  return {
    tenant,
    language: 'en-gb',
    direction: 'ltr',
    phrases: enGb,
    version: '',
    apiHost: host,
    credential,
    now: Date.now(),
    poster: null,
    isCrossSite: false,
  }
}

/** Resolves the tenant like the server: `?tenant=`, kept for this tab, else the first label of the host. */
function tenantName(): string {
  const asked = new URLSearchParams(location.search).get('tenant')
  if (asked) sessionStore.set('tenant', asked)
  return asked ?? sessionStore.get('tenant') ?? location.hostname.split('.')[0] ?? ''
}
