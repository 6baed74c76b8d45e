import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import { api } from '../../../lib/api/api.ts'
import { clock } from '../../../lib/clock.ts'
import { hasHost } from '../../embedding/host-link.ts'
import { keepSsoToken } from '../sso-token.ts'
import { tokenFromHost } from './host-token.ts'
import { type Go, leaveAfterSsoFailure } from './leave-after-sso-failure.ts'
import { loadSsoClient } from './sso-client.ts'

let renewing: Promise<void> | undefined

/**
 * Renews the token at the identity provider or the embedding page, and has the server confirm that it belongs to the same person (D-56).
 * Concurrent calls share one renewal. On failure the session ends (SSO-06), and waiting calls fail as signed out.
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
    // Without a network nothing is known of the token: the waiting call fails by itself.
    if (!navigator.onLine) return
    await leaveAfterSsoFailure(error, go, { tokenError: true })
    const { status, message } = errors.sessionExpired
    throw new ApiError(status, status, message)
  }
}
