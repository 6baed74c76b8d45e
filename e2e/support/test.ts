import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test'

type SharedContext = { context: BrowserContext; options: string; clear: () => Promise<void>; isChanged: () => boolean }
type Shared = { current?: SharedContext | undefined }

/**
 * Playwright's `test`, but the tests of a worker share a context, so that the app's files are fetched once: a quarter of what a page costs
 * (docs/decisions/054). Each test gets a new page, no cookies and empty storage. A context isn't used again after a test that failed,
 * allowed service workers, or changed it in a way that can't be undone.
 */
export const test = base.extend<{ ownContext: boolean }, { shared: Shared }>({
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
  page: async ({ context }, use) => use(await context.newPage()),
})

/** Records which origins tests open, to clear them, and what tests change. */
async function prepare(context: BrowserContext) {
  const first = await context.newPage()
  const devTools = await context.newCDPSession(first)
  const origins = new Set<string>()
  context.on('request', (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin)
  })
  const isChanged = watchChanges(context)

  async function clear() {
    const others = context.pages().filter((page) => page !== first)
    await Promise.all(others.map((page) => page.close()))
    await context.clearCookies()
    for (const origin of origins) {
      await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    origins.clear()
  }

  return { clear, isChanged }
}

/** Methods whose effect on a context lasts. Those of a page end with the page. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'on', 'route', 'setOffline']
const clockMethods = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime']

/** Returns a function that returns whether one of these methods has been called. */
function watchChanges(context: BrowserContext): () => boolean {
  let changed = false
  const watch = (object: object, names: string[]) => {
    for (const name of names) {
      const method = Reflect.get(object, name) as (...values: unknown[]) => unknown
      const watched = (...values: unknown[]) => {
        changed = true
        return method.apply(object, values)
      }
      Object.assign(object, { [name]: watched })
    }
  }
  watch(context, lasting)
  watch(context.clock, clockMethods)
  return () => changed
}
