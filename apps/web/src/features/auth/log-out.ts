import { ssoEnabled } from '@upbeat/rules/tenant/switches'
import { logWarning } from '../../lib/log.ts'
import { localStore } from '../../lib/storage.ts'
import { isEmbedded } from '../embedding/embedded-mode.ts'
import { tellHost } from '../embedding/host-link.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { signOut } from './sign-out.ts'

/**
 * What Log Out does: ends the session here and on the server, and at the club's identity provider too, or the next sign-in would
 * let the same person in unasked. In a frame the page around is told; the provider's session is its affair.
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
