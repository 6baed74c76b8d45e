import type { BrowserContext, CDPSession, Page } from '@playwright/test'

export type ReusedPage = {
  page: Page
  /**
   * Undoes what a test did to the page; false if the page can't be used again.
   * @param origins what the test opened
   * @param sessions developer tools that it attached
   */
  reset: (origins: ReadonlySet<string>, sessions: Promise<CDPSession>[]) => Promise<boolean>
}

type Disposable = { dispose: () => Promise<void> }
type Listener = [event: string, listener: (value: unknown) => void]

/** Effects of these methods can't be undone. */
const lasting = ['close', 'exposeBinding', 'exposeFunction', 'setDefaultTimeout', 'setExtraHTTPHeaders', 'pause']

/**
 * A page for several tests, one after another. Their documents share a renderer, which keeps the app's compiled scripts: half of what a page
 * costs (docs/decisions/054).
 */
export async function openReusedPage(context: BrowserContext): Promise<ReusedPage> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const size = page.viewportSize()
  const scripts: Promise<Disposable>[] = []
  const listeners: Listener[] = []
  let isChanged = false
  let hasOtherMedia = false

  observe(page, ['addInitScript'], (_, script) => scripts.push(script as Promise<Disposable>))
  observe(page, ['on', 'addListener', 'once'], (values) => listeners.push(values as Listener))
  observe(page, ['emulateMedia'], () => {
    hasOtherMedia = true
  })
  observe(page, lasting, () => {
    isChanged = true
  })

  async function restorePage(sessions: Promise<CDPSession>[]) {
    for (const [event, listener] of listeners.splice(0)) page.off(event as 'close', listener as never)
    for (const script of scripts.splice(0)) await (await script).dispose()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A test may have detached it.
    for (const session of sessions) await (await session).detach().catch(() => {})
    if (hasOtherMedia) await page.emulateMedia(initialMedia)
    hasOtherMedia = false
    const current = page.viewportSize()
    if (size && (current?.width !== size.width || current.height !== size.height)) await page.setViewportSize(size)
  }

  /** Leaves the app, so that it can't write any more, and clears what a page stores by itself. */
  async function clearStorage(origin: string) {
    await page.goto(`${origin}/healthz`)
    await page.evaluate(() => {
      window.name = ''
      sessionStorage.clear()
      localStorage.clear()
    })
  }

  async function reset(origins: ReadonlySet<string>, sessions: Promise<CDPSession>[]) {
    if (isChanged || page.isClosed() || ![...origins].every(isLocal)) return false
    try {
      await restorePage(sessions)
      for (const origin of origins) await clearStorage(origin)
      await devTools.send('Page.resetNavigationHistory')
      // Nothing is under the pointer.
      await page.mouse.move(-1, -1)
      return true
    } catch {
      // The test's server has ended, or the page has crashed.
      return false
    }
  }

  return { page, reset }
}

function isLocal(origin: string) {
  const { hostname } = new URL(origin)
  return hostname === '127.0.0.1' || /(^|\.)localhost$/.test(hostname)
}

/** As in the configuration. */
const initialMedia = {
  media: null,
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const

/** Calls `listen` with arguments and result at each call of these methods. */
export function observe(object: object, names: string[], listen: (values: unknown[], result: unknown) => void) {
  for (const name of names) {
    const method = Reflect.get(object, name) as (...values: unknown[]) => unknown
    const observed = (...values: unknown[]) => {
      const result = method.apply(object, values)
      listen(values, result)
      return result
    }
    Object.assign(object, { [name]: observed })
  }
}
