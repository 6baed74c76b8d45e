import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { rewriteLegacyPath } from '@upbeat/rules/routes/rewrite-legacy-path'
import { type MiddlewareFunction, replace } from 'react-router'
import { isSignedIn } from '../features/auth/auth-store.ts'
import { signInRedirect } from '../features/auth/deeplink.ts'
import { isEmbedded } from '../features/embedding/embedded-mode.ts'
import { startPath } from '../features/tenant/start-path.ts'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { paths } from '../lib/paths.ts'

/** Redirects legacy URLs before anything is rendered, replacing their history entry (D-09). */
export const rewriteLegacyAddress: MiddlewareFunction = ({ request }) => {
  const { pathname, search, hash } = new URL(request.url)
  const rewritten = rewriteLegacyPath(pathname)
  if (rewritten !== pathname) throw replace(rewritten + search + hash)
}

/** Requires a member; a visitor signs in first and then returns to the same URL (ROLE-03, AUTH-25). */
export const requireMember: MiddlewareFunction = async ({ request }) => {
  if (isSignedIn()) return
  const { pathname, search, hash } = new URL(request.url)
  throw await signInRedirect(pathname + search + hash)
}

/** Requires a feature of the club; otherwise redirects to `elsewhere` (D-52). */
export function gate(
  isOn: (tenant: TenantConfig, embedded: boolean) => boolean,
  elsewhere: string | ((tenant: TenantConfig) => string) = paths.home,
): MiddlewareFunction {
  return () => {
    const tenant = getTenant()
    if (!isOn(tenant, isEmbedded())) throw replace(typeof elsewhere === 'string' ? elsewhere : elsewhere(tenant))
  }
}

/** The landing page is for visitors; members and embedded clubs are redirected to their start page (LAND-10, LAND-11, EMBED-07). */
export const leaveLanding: MiddlewareFunction = () => {
  const start = startPath(getTenant(), { signedIn: isSignedIn(), embedded: isEmbedded() })
  if (start !== paths.landing) throw replace(start)
}
