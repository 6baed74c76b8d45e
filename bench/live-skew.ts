import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { openSession } from '../e2e/support/member.ts'
import { tenantUrl } from '../e2e/support/tenants.ts'
import { findBrowser } from '../scripts/browser.mjs'
import type { Figure } from './figure.ts'
import { placeEvent } from './place-events.ts'
import { startServer } from './server.ts'

/** Shortened by `LIVE_SKEW_SECONDS`. */
const seconds = Number(process.env.LIVE_SKEW_SECONDS ?? 300)
const settleSeconds = 30
const args = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required']

/** The offset between two players of the same simulated live, and the stalls of either. */
export async function liveSkew(dataDir: string): Promise<Figure[]> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found.')
  const server = await startServer(dataDir)
  const browsers: Browser[] = []
  try {
    const { id } = await placeEvent('bench-skew', -120)
    const pages: Page[] = []
    for (let viewer = 0; viewer < 2; viewer += 1) {
      const browser = await chromium.launch({ executablePath, args })
      browsers.push(browser)
      pages.push(await watch(browser, id))
      // They join at different times.
      await delay(3700)
    }
    await delay(settleSeconds * 1000)
    const [one, other] = pages as [Page, Page]
    const stallsBefore = (await stalls(one)) + (await stalls(other))
    let widest = 0
    for (let second = 0; second < seconds; second += 1) {
      const apart = await Promise.all([shown(one), shown(other)])
      widest = Math.max(widest, Math.abs(apart[0] - apart[1]) / 1000)
      await delay(1000)
    }
    const stallCount = (await stalls(one)) + (await stalls(other)) - stallsBefore
    return [
      { name: `skew of two players in ${seconds} s`, result: widest, unit: 's', target: { atMost: 0.5 } },
      { name: 'stalls of either', result: stallCount, unit: '', target: { atMost: 0 } },
    ]
  } finally {
    for (const browser of browsers) await browser.close()
    await server.stop()
  }
}

async function watch(browser: Browser, id: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 854, height: 480 } })
  await page.addInitScript(countStalls)
  await openSession(page, 'active@pulse.example')
  await page.goto(tenantUrl('pulse', `/live/${id}`))
  await page.waitForFunction(() => Number(document.querySelector('video')?.dataset.latency) > 0, undefined, {
    timeout: 60_000,
  })
  return page
}

/** The picture's lag behind the machine's clock, the common reference of both players. */
function shown(page: Page): Promise<number> {
  return page.evaluate(() => {
    const video = document.querySelector('video')
    return Date.now() - (Number(video?.dataset.streamZero) + (video?.currentTime ?? 0) * 1000)
  })
}

function stalls(page: Page): Promise<number> {
  return page.evaluate(() => (window as { stalls?: number }).stalls ?? 0)
}

/** Runs in the page: counts stalls, i.e. `waiting` outside of seeks. */
function countStalls() {
  const counted = window as { stalls?: number }
  counted.stalls = 0
  document.addEventListener(
    'waiting',
    ({ target }) => {
      if (target instanceof HTMLVideoElement && !target.seeking) counted.stalls = (counted.stalls ?? 0) + 1
    },
    true,
  )
}
