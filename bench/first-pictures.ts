import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { tenantUrl } from '../e2e/support/tenants.ts'
import type { Figure } from './figure.ts'
import { openBrowser, openPhone } from './phone.ts'
import { startServer } from './server.ts'

const views: [string, (browser: Browser) => Promise<Page>][] = [
  ['phone', openPhone],
  ['desktop', (browser) => browser.newPage({ viewport: { width: 1360, height: 900 } })],
]
const afterMilliseconds = 1000

/** The share of the first view's pictures that are shown a second after its cards, to the first visitor of a fresh server. */
export async function firstPictures(dataDir: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [view, open] of views) {
    await rm(join(dataDir, 'pictures'), { recursive: true, force: true })
    const server = await startServer(dataDir)
    const browser = await openBrowser()
    try {
      const page = await open(browser)
      await page.goto(tenantUrl('pulse', '/classes'))
      await page.locator('article[data-class] img').first().waitFor()
      // The measured moment: nothing tells that it has come.
      await page.waitForTimeout(afterMilliseconds)
      const { shown, all } = await page.evaluate(countPictures)
      console.log(`        ${shown} of ${all} pictures, ${view}`)
      const share = all === 0 ? 0 : (100 * shown) / all
      figures.push({ name: `pictures shown after 1 s, ${view}`, result: share, unit: '%', target: { atLeast: 95 } })
    } finally {
      await browser.close()
      await server.stop()
    }
  }
  return figures
}

/** Runs in the page. */
function countPictures() {
  const inView = [...document.querySelectorAll<HTMLImageElement>('article[data-class] img')].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  return {
    shown: inView.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    all: inView.length,
  }
}
