import type { BootPayload } from '@upbeat/contract/boot'
import { createApiClient } from './api-client.ts'
import { logError } from './log.ts'
import { sessionStore } from './storage.ts'

/**
 * What the server wrote into the page; `null` where it cannot be read. A page from static hosting
 * carries nothing, so the club is asked for (D-02).
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

/** As the server finds it: `?tenant=`, kept for this tab, else the first label of the host's name. */
function tenantName(): string {
  const asked = new URLSearchParams(location.search).get('tenant')
  if (asked) sessionStore.set('tenant', asked)
  return asked ?? sessionStore.get('tenant') ?? location.hostname.split('.')[0] ?? ''
}
