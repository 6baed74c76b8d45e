import { chromium } from '@playwright/test'
import { openSession } from '../e2e/support/member.ts'
import { tenantUrl } from '../e2e/support/tenants.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { type Figure, median } from './figure.ts'
import { placeEvent } from './place-events.ts'
import { startServer } from './server.ts'

const runs = 5
const args = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required']
type Timed = { firstFrameAt?: number }

/** Seconds from the end of the countdown to the first frame of the class, whose stream is available at its start. */
export async function countdownToFrame(dataDir: string): Promise<Figure[]> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found.')
  const server = await startServer(dataDir)
  const browser = await chromium.launch({ executablePath, args })
  try {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
      await page.addInitScript(timeFirstFrame)
      await openSession(page, 'active@pulse.example')
      const { id, startsAt } = await placeEvent(`bench-countdown-${run}`, 20)
      await page.goto(tenantUrl('pulse', `/live/${id}`))
      await page.getByRole('timer').waitFor()
      const frame = await page.waitForFunction(() => (window as Timed).firstFrameAt, undefined, { timeout: 60_000 })
      times.push((Number(await frame.jsonValue()) - startsAt) / 1000)
      await page.close()
    }
    const name = `countdown at zero to first frame, median of ${runs}`
    return [{ name, result: median(times), unit: 's', target: { atMost: 3 } }]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Runs in the page: waits for a video element, then for its first frame. */
function timeFirstFrame() {
  const watch = new MutationObserver(() => {
    const video = document.querySelector('video')
    if (!video) return
    watch.disconnect()
    video.requestVideoFrameCallback(() => {
      ;(window as Timed).firstFrameAt = Date.now()
    })
  })
  watch.observe(document, { childList: true, subtree: true })
}
