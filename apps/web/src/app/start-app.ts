import type { BootPayload } from '@upbeat/contract/boot'
import { afterPaint } from '@upbeat/ui/after-paint.ts'
import { isSignedIn, memberId, restoreSession, useAuth } from '../features/auth/auth-store.ts'
import { keepSessionInStep } from '../features/auth/keep-session-in-step.ts'
import { keepSignInKnown } from '../features/auth/keep-sign-in-known.ts'
import { type Handover, isEmbedded, readEmbeddedMode, withoutHandover } from '../features/embedding/embedded-mode.ts'
import { showLanguage } from '../features/i18n/change-language.ts'
import { currentLanguage } from '../features/i18n/language-store.ts'
import { startLanguage } from '../features/i18n/start-language.ts'
import { startStatistics } from '../features/statistics/statistics.ts'
import { storeTenantKeys } from '../features/tenant/store-tenant-keys.ts'
import { setTenant } from '../features/tenant/tenant-store.ts'
import { analytics } from '../lib/analytics.ts'
import { configureApi, onUnauthorized } from '../lib/api/api.ts'
import { arrival } from '../lib/arrival.ts'
import { clock } from '../lib/clock.ts'
import { setFirstPoster } from '../lib/page/first-poster.ts'
import { nextTask } from '../lib/page/next-task.ts'
import { pageLoad } from '../lib/page/page-load.ts'
import { isSamePath, paths } from '../lib/paths.ts'
import { isKeeping, keepNothing, localStore } from '../lib/storage.ts'
import { answerUnauthorized } from './answer-unauthorized.ts'
import { setBuildVersion } from './build-version.ts'
import { holdPages } from './handover.ts'
import { watchMissingParts } from './missing-parts.ts'
import { navigateTo } from './navigate-to.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { loadShell } from './shell/shell.tsx'
import { showSession } from './show-session.ts'
import { installSso } from './sso.ts'

/**
 * When the server's first bytes arrived: the page has the server's time at rendering, before parsing and loading. The clock synchronises
 * all players of a live class.
 */
function arrivalOfPage(): number | undefined {
  const page = pageLoad()
  const isWritten = document.getElementById('boot') !== null
  return isWritten && page && page.responseStart > 0 ? page.responseStart : undefined
}

/** Sets up the app from the boot data and returns its router; `null`, after an alert, if there is no club (TEN-03). */
export async function startApp(boot: BootPayload | null): Promise<AppRouter | null> {
  if (!boot?.tenant?.tenantID) {
    if (boot) showLanguage(boot.language, boot.phrases ?? {})
    alert(invalidAddressText)
    return null
  }
  const { tenant } = boot
  startPreview(boot)
  clock.synchronise(boot.now, arrivalOfPage())
  setBuildVersion(boot.version)
  setFirstPoster(location.pathname, boot.poster)
  setTenant(tenant)
  storeTenantKeys(tenant)
  configureApi({
    host: boot.apiHost,
    credential: boot.credential,
    tenantId: tenant.tenantID,
    language: currentLanguage,
    connectBase: tenant.connectBase,
    preview: boot.preview?.token ?? null,
  })
  arrival.isCrossSite = boot.isCrossSite
  const { token: handed, language } = takeHandover()
  restoreSession()
  const token = handed && (await import('./ask-first.ts')).askFirst(handed)
  keepSignInKnown()
  await startLanguage(boot, tenant, language ? `?${new URLSearchParams({ lang: language })}` : location.search)

  if (!boot.preview) startStatistics(tenant)
  analytics.setDimensions({ tenant: tenant.name, ...(isSignedIn() ? { userId: memberId() } : {}) })
  if (isSignedIn()) analytics.awaitSubscription(longestMembershipWait)

  const release = token ? holdPages() : undefined
  await nextTask()
  const router = createAppRouter()
  installSso(navigateTo(router))
  if (isEmbedded()) void embed(router, token).finally(release)
  void followMember(router)
  void startRest(router, boot.preview !== undefined)
  keepSessionInStep(() => void showSession(router))
  onUnauthorized((token) => answerUnauthorized(router, token))
  watchMissingParts(router)
  if (boot.preview) {
    const { token: shown } = boot.preview
    void import('./preview/keep-preview.ts').then(({ keepPreview }) => keepPreview(router, shown))
  }
  const patience = document.querySelector('.first-view') ? firstViewMilliseconds : firstPageMilliseconds
  const drawable = Promise.all([firstPage(router), loadShell().catch(() => {})])
  await Promise.race([drawable, new Promise((resolve) => setTimeout(resolve, patience))])
  return router
}

/** Simulates the previewed kind of member, without using the session of this browser. */
function startPreview({ preview }: BootPayload): void {
  if (!preview) return
  keepNothing()
  if (preview.memberId === null) return
  localStore.set('token', 'preview')
  localStore.set('userId', preview.memberId)
}

/** A page whose files are already loaded is rendered at once, after its calls are sent; for any other the shell is rendered first. */
const firstPageMilliseconds = 300

/**
 * Maximum delay in milliseconds of a member's first analytics events until the membership is known: as long as a slow phone takes to load
 * it.
 */
const longestMembershipWait = 10_000

/** The server has rendered the page's picture, in which a class may be playing already: keep it until the page has loaded. */
const firstViewMilliseconds = 5000

// Shown before a language is known.
const invalidAddressText = 'Invalid url'

/** Reads the embedding page's parameters from the URL, and removes them (D-58). Those of the callback page are left to it. */
function takeHandover(): Handover {
  if (isSamePath(location.pathname, paths.ssoCallback)) return readEmbeddedMode('')
  const handover = readEmbeddedMode(location.search, isKeeping() && window.parent !== window)
  if (isEmbedded()) history.replaceState(history.state, '', withoutHandover(location.href))
  return handover
}

/** Loads the messaging with the embedding page, only if embedded. */
async function embed(router: AppRouter, token: string | null): Promise<void> {
  const { followHost, takeHostToken } = await import('./embedded-app.ts')
  followHost(router)
  if (token) await takeHostToken(router, token)
}

/**
 * Loads the code and data for members only: the handler of a failed subscription check, as soon as there is a member, and, if the first
 * page needs it, the member's data.
 */
async function followMember(router: AppRouter): Promise<void> {
  let watching = false
  const watch = async () => {
    if (watching || !isSignedIn()) return
    watching = true
    const [{ watchSubscriptionCheck }, { tellSubscription }, { keepSendingReports }] = await Promise.all([
      import('../features/subscription/watch-subscription-check.ts'),
      import('../features/subscription/tell-subscription.ts'),
      import('../features/activity/send-kept-reports.ts'),
    ])
    tellSubscription()
    watchSubscriptionCheck((path) => void router.navigate(path))
    // Plays recorded offline in a tab that closed before the network returned.
    keepSendingReports()
  }
  const startsSignedIn = isSignedIn()
  useAuth.subscribe(() => void watch())
  // The page comes first: on a slow connection these calls would delay it.
  await firstPaint(router)
  await watch()
  // The member may have signed out by now, and a visitor's call would be a 401.
  if (startsSignedIn && isSignedIn()) await (await import('../features/auth/queries.ts')).loadMember()
  analytics.stopWaiting()
}

/** Loads and starts the rest of the app after the first page. */
async function startRest(router: AppRouter, isPreview: boolean): Promise<void> {
  await firstPaint(router)
  const { startLate } = await import('./start-late.ts')
  startLate(router, isPreview)
}

async function firstPaint(router: AppRouter): Promise<void> {
  await firstPage(router)
  await new Promise<void>(afterPaint)
}

/** Resolves once the router has matched the URL's page and started its loaders. */
function firstPage(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(check)
    function check() {
      if (!router.state.initialized) return
      stop()
      resolve()
    }
    check()
  })
}
