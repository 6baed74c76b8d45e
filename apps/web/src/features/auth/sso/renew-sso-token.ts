import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import { api } from '../../../lib/api.ts'
import { clock } from '../../../lib/clock.ts'
import { hasHost } from '../../embedding/host-link.ts'
import { keepSsoToken } from '../sso-token.ts'
import { tokenFromHost } from './host-token.ts'
import { type Go, leaveAfterSsoFailure } from './leave-after-sso-failure.ts'
import { loadSsoClient } from './sso-client.ts'

let renewing: Promise<void> | undefined

/**
 * Has the identity provider, or the page around, renew the token, and the server confirm that it is the same person's (D-56).
 * However many calls wait, it happens once. Where it fails the session is over (SSO-06), and what waited fails as signed out.
 */
export function renewSsoToken(go: Go): Promise<void> {
  renewing ??= renew(go).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(go: Go) {
  try {
    const fresh = hasHost() ? await tokenFromHost('SSOTokenExpired') : await (await loadSsoClient()).renew()
    const { token, expiresIn } = await api('refreshSso', { headers: { 'x-external-identifier': fresh } })
    keepSsoToken(token, clock.now() / 1000 + expiresIn)
  } catch (error) {
    // Without a network nothing is known of the token: the call that waited fails by itself.
    if (!navigator.onLine) return
    await leaveAfterSsoFailure(error, go, { tokenError: true })
    const { status, message } = errors.sessionExpired
    throw new ApiError(status, status, message)
  }
}
