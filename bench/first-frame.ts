import { chromium, type Page } from '@playwright/test'
import { signIn } from '../e2e/support/sign-in.ts'
import { tenantUrl } from '../e2e/support/tenants.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { type Figure, median } from './figure.ts'
import { startServer } from './server.ts'

const runs = 20
const args = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required']

type Timed = { clickedAt?: number; firstFrameAfter?: number }

/** Milliseconds from the click on a class's card to the first frame of its video on the screen. */
export async function firstFrame(dataDir: string): Promise<Figure[]> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found.')
  const server = await startServer(dataDir)
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
    await page.addInitScript(timeFirstFrame)
    await signIn(page, 'active@pulse.example')
    const times: number[] = []
    // Cycles through eight cards.
    for (let run = 0; run < runs; run += 1) times.push(await clickToFrame(page, 'article[data-class]', run % 8))
    return [{ name: 'card to first frame, median of 20', result: median(times), unit: 'ms', target: { atMost: 300 } }]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Clicks the `at`th card that matches the selector; returns the milliseconds until its video shows a frame. */
export async function clickToFrame(page: Page, card: string, at = 0) {
  await page.goto(tenantUrl('pulse', '/classes'))
  const main = page.getByRole('main')
  await main.locator('article[data-class]').nth(8).waitFor()
  await main.locator(card).nth(at).getByRole('link').first().click()
  const frame = await page.waitForFunction(() => (window as Timed).firstFrameAfter, undefined, { timeout: 15_000 })
  return Number(await frame.jsonValue())
}

/** Runs in the page: records the click, waits for a video element, then for its first frame. */
export function timeFirstFrame() {
  const timed = window as Timed
  addEventListener(
    'click',
    () => {
      timed.clickedAt = performance.now()
    },
    true,
  )
  const watch = new MutationObserver(() => {
    const video = document.querySelector('video')
    if (!video || timed.clickedAt === undefined) return
    watch.disconnect()
    video.requestVideoFrameCallback((now) => {
      timed.firstFrameAfter = now - (timed.clickedAt ?? now)
    })
  })
  watch.observe(document, { childList: true, subtree: true })
}
