import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { tenantUrl } from '../e2e/support/tenants.ts'
import { findBrowser } from '../scripts/browser.mjs'

const args = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required']

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found.')
  return chromium.launch({ executablePath, args })
}

/** A mid-range phone with an empty cache: 4x CPU throttling, 1.6 Mbit/s, 150 ms latency. */
export async function openPhone(browser: Browser, session?: { token: string; userId: string }): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // First-time visitors have no service worker, and its requests aren't throttled.
    serviceWorkers: 'block',
  })
  if (session) await signInBefore(context, session)
  const page = await context.newPage()
  await page.addInitScript(watchPainting)
  await slowDown(page)
  return page
}

export async function slowDown(page: Page, network = true) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!network) return
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

async function signInBefore(context: BrowserContext, { token, userId }: { token: string; userId: string }) {
  await context.addInitScript(
    ([key, id]) => {
      localStorage.setItem('token', key as string)
      localStorage.setItem('userId', id as string)
    },
    [token, userId],
  )
  // As the app leaves it.
  await context.addCookies([{ name: 'member', value: '1', url: tenantUrl('pulse', '/') }])
}

export type Painting = {
  largest: number
  shift: number
  /** Milliseconds beyond the first 50 of each task on the main thread after the first paint, during which a tap has to wait. */
  blocking: number
  firstFrame: number | null
}

/** The page's window once `watchPainting` has run. */
export type Painted = typeof window & { painting: Painting }

export function paintingOf(page: Page): Promise<Painting> {
  return page.evaluate(() => (window as Painted).painting)
}

/** Runs in the page from its start. */
function watchPainting() {
  const painting: Painting = { largest: 0, shift: 0, blocking: 0, firstFrame: null }
  Object.assign(window, { painting })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) painting.largest = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) painting.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    for (const { startTime, duration } of list.getEntries())
      if (first && startTime + duration > first.startTime) painting.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  const watch = new MutationObserver(() => {
    const video = document.querySelector('video')
    if (!video) return
    watch.disconnect()
    video.requestVideoFrameCallback((now) => {
      painting.firstFrame = now
    })
  })
  watch.observe(document, { childList: true, subtree: true })
}
