import type { Go } from '../features/auth/sso/leave-after-sso-failure.ts'
import type { AppRouter } from './router.ts'

/** Navigates with the router, for code outside components. */
export function navigateTo(router: AppRouter): Go {
  return (path, state) => void router.navigate(path, { replace: true, state })
}
