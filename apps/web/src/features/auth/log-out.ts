import { ssoEnabled } from '@upbeat/rules/tenant/switches'
import { logWarning } from '../../lib/log.ts'
import { localStore } from '../../lib/storage.ts'
import { isEmbedded } from '../embedding/embedded-mode.ts'
import { tellHost } from '../embedding/host-link.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { signOut } from './sign-out.ts'

/**
 * Signs out: ends the session here, on the server, and at the club's identity provider, which would otherwise sign the same person in
 * again. In a frame the embedding page is told; it owns the provider's session.
 */
export async function logOut(): Promise<void> {
  const token = localStore.get('SSOToken')
  const tenant = getTenant()
  await signOut()
  tellHost({ type: 'SignedOut' })
  if (token === null || isEmbedded() || !ssoEnabled(tenant) || !tenant.sso) return
  try {
    const { loadSsoClient } = await import('./sso/sso-client.ts')
    await (await loadSsoClient(tenant)).leaveForSignOut(token)
  } catch (error) {
    logWarning('The identity provider did not hear of the sign-out', error)
  }
}
