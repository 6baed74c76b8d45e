import type { Go } from '../features/auth/sso/leave-after-sso-failure.ts'
import type { AppRouter } from './router.ts'

/** The router's way to a page, for code outside the pages. */
export function navigateTo(router: AppRouter): Go {
  return (path, state) => void router.navigate(path, { replace: true, state })
}
