import { type BrowserContext, type BrowserContextOptions, test as base, type CDPSession } from '@playwright/test'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { observe, openReusedPage, type ReusedPage } from './reused-page.ts'

type SharedContext = { context: BrowserContext; options: string } & Awaited<ReturnType<typeof prepare>>
type Shared = { current?: SharedContext | undefined }

/**
 * Playwright's `test`, but the tests of a worker share a context, so that the app's files are fetched once: a quarter of what a page costs
 * (docs/decisions/054), and one page, so that they are compiled once. Each test starts with an empty page, no cookies and empty storage. A context
 * isn't used again after a test that failed, allowed service workers, or changed it in a way that can't be undone, and neither is a page.
 */
export const test = base.extend<{ ownContext: boolean }, { shared: Shared; sharedServer: OwnServer }>({
  /** For tests to which it matters that nothing is cached, such as those without a network. */
  ownContext: [false, { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const shared: Shared = {}
      await use(shared)
      await shared.current?.context.close()
    },
    { scope: 'worker' },
  ],
  /**
   * The server of this worker's tests that change a club's settings, plans or members, which no other test may see. They leave alone its clock
   * and what tests of other files read.
   */
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startOwnServer({ LOG_LEVEL: 'error', MEDIA_RESERVE_GB: '0' })
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async (
    {
      browser,
      ownContext,
      shared,
      baseURL,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
    testInfo,
  ) => {
    const page = { baseURL, deviceScaleFactor, hasTouch, isMobile, viewport }
    const options = JSON.parse(
      JSON.stringify({ ...contextOptions, ...page, serviceWorkers, timezoneId }),
    ) as BrowserContextOptions
    if (ownContext) {
      const context = await browser.newContext(options)
      await use(context)
      await context.close()
      return
    }
    const name = JSON.stringify(options)
    if (shared.current?.options !== name) {
      await shared.current?.context.close()
      const context = await browser.newContext(options)
      shared.current = { context, options: name, ...(await prepare(context)) }
    }
    const { context, clear, isChanged } = shared.current
    await use(context)
    if (isChanged() || serviceWorkers === 'allow' || testInfo.status !== testInfo.expectedStatus) {
      shared.current = undefined
      await context.close()
    } else await clear()
  },
  page: async ({ context, ownContext, shared }, use, testInfo) => {
    if (ownContext || !shared.current) {
      await use(await context.newPage())
      return
    }
    const { openPage, keepPage, isChanged } = shared.current
    await use(await openPage())
    if (!isChanged() && testInfo.status === testInfo.expectedStatus) await keepPage()
  },
})

/** Records which origins tests open, to clear them, and what tests change. */
async function prepare(context: BrowserContext) {
  const first = await context.newPage()
  const devTools = await context.newCDPSession(first)
  const origins = new Set<string>()
  const sessions: Promise<CDPSession>[] = []
  let reused: ReusedPage | null = null
  context.on('request', (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin)
  })
  const isChanged = watchChanges(context)

  async function openPage() {
    if (!reused) {
      reused = await openReusedPage(context)
      // The page's own.
      sessions.pop()
    }
    return reused.page
  }

  async function keepPage() {
    if (!(await reused?.reset(origins, sessions))) reused = null
  }

  async function clear() {
    const others = context.pages().filter((page) => page !== first && page !== reused?.page)
    await Promise.all(others.map((page) => page.close()))
    await context.clearCookies()
    for (const origin of origins) {
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    origins.clear()
    sessions.splice(0)
  }

  observe(context, ['newCDPSession'], (_, session) => sessions.push(session as Promise<CDPSession>))
  return { openPage, keepPage, clear, isChanged }
}

/** Methods whose effect on a context lasts. Those of a page end with the page. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'on', 'route', 'setOffline']
const clockMethods = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime']

/** Returns a function that returns whether one of these methods has been called. */
function watchChanges(context: BrowserContext): () => boolean {
  let changed = false
  const note = () => {
    changed = true
  }
  observe(context, lasting, note)
  observe(context.clock, clockMethods, note)
  return () => changed
}
