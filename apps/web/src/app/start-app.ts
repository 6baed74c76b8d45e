import type { BootPayload } from '@upbeat/contract/boot'
import { isSignedIn, memberId, restoreSession } from '../features/auth/auth-store.ts'
import { keepSessionInStep } from '../features/auth/keep-session-in-step.ts'
import { dropSession } from '../features/auth/sign-out.ts'
import { readEmbeddedMode } from '../features/embedding/embedded-mode.ts'
import { showLanguage } from '../features/i18n/change-language.ts'
import { currentLanguage } from '../features/i18n/language-store.ts'
import { startLanguage } from '../features/i18n/start-language.ts'
import { storeTenantKeys } from '../features/tenant/store-tenant-keys.ts'
import { setTenant } from '../features/tenant/tenant-store.ts'
import { analytics, loadAnalyticsScript } from '../lib/analytics.ts'
import { configureApi, onUnauthorized } from '../lib/api.ts'
import { clock } from '../lib/clock.ts'
import { isSamePath, paths } from '../lib/paths.ts'
import { localStore } from '../lib/storage.ts'
import { setBuildVersion } from './build-version.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { watchVersion } from './version-check.ts'

/** Sets the app up from the boot payload and answers its router; `null`, after an alert, where there is no club (TEN-03). */
export async function startApp(boot: BootPayload | null): Promise<AppRouter | null> {
  if (!boot?.tenant?.tenantID) {
    if (boot) showLanguage(boot.language, boot.phrases ?? {})
    alert(invalidAddressText)
    return null
  }
  const { tenant } = boot
  clock.synchronise(boot.now)
  setBuildVersion(boot.version)
  setTenant(tenant)
  storeTenantKeys(tenant)
  configureApi({
    host: boot.apiHost,
    credential: boot.credential,
    tenantId: tenant.tenantID,
    language: currentLanguage,
  })
  readEmbeddedMode(location.search)
  restoreSession()
  keepSessionInStep()
  await startLanguage(boot, tenant, location.search)

  analytics.setDimensions({ tenant: tenant.name, ...(isSignedIn() ? { userId: memberId() } : {}) })
  loadAnalyticsScript(tenant.localytics?.url)

  const router = createAppRouter()
  if (isSignedIn()) void startMember(router)
  onUnauthorized((token) => {
    // A late answer to a session that has ended must not end the next one.
    if (token !== localStore.get('token')) return
    dropSession()
    if (!isSamePath(location.pathname, paths.signIn)) void router.navigate(paths.signIn)
  })
  void watchVersion()
  return router
}

// Said before there is a language to say it in.
const invalidAddressText = 'Invalid url'

/** What only members need is fetched for them alone. */
async function startMember(router: AppRouter): Promise<void> {
  const [{ watchSubscriptionCheck }, { loadMember }, { keepSendingReports }] = await Promise.all([
    import('../features/subscription/watch-subscription-check.ts'),
    import('../features/auth/queries.ts'),
    import('../features/activity/send-kept-reports.ts'),
  ])
  watchSubscriptionCheck((path) => void router.navigate(path))
  // What was watched when there was no network, and the tab closed before it came back.
  keepSendingReports(new AbortController().signal)
  await loadMember()
}
