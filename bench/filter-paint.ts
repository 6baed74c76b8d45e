import type { Page } from '@playwright/test'
import { callApi } from '../e2e/support/api.ts'
import { tenantUrl } from '../e2e/support/tenants.ts'
import { type Figure, median, percentile } from './figure.ts'
import { openBrowser, slowDown } from './phone.ts'
import { startServer } from './server.ts'

const classes = 10_000
const changes = 40

/** Time from pressing a keyword to the painted list, with ten thousand classes and 4x CPU throttling. */
export async function filterPaint(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  const browser = await openBrowser()
  try {
    const { items } = await callApi('searchClasses', { body: { take: 9999 } })
    const many = Array.from({ length: classes }, (_, at) => {
      const item = items[at % items.length]
      // Each copy of the catalogue is a year older, so that no page has only copies of one class.
      const year = new Date().getFullYear() - Math.floor(at / items.length)
      return { ...item, tag: `${item?.tag}-${at}`, scheduleDate: item?.scheduleDate?.replace(/^\d{4}/, String(year)) }
    })
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.route('**/virtualclass/search/**', (route) => route.fulfill({ json: { items: many } }))
    await page.goto(tenantUrl('pulse', '/classes'))
    await page.getByRole('article').first().waitFor()
    await slowDown(page, false)
    const times: number[] = []
    for (let change = 0; change < changes; change++) {
      times.push(await paintedAfterPress(page, Math.floor(change / 2) % 3))
      await page.waitForTimeout(150)
    }
    return [
      { name: 'filter to painted list, median', result: median(times), unit: 'ms', target: { atMost: 100 } },
      { name: 'filter to painted list, 95th', result: percentile(times, 0.95), unit: 'ms', target: { atMost: 200 } },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Toggles a popular keyword, and waits inside the page until other classes are painted. */
function paintedAfterPress(page: Page, keyword: number): Promise<number> {
  return page.evaluate(
    (place) =>
      new Promise<number>((resolve, reject) => {
        const shown = () => [...document.querySelectorAll('article')].map((card) => card.dataset.class).join()
        const chips = document.querySelectorAll<HTMLElement>('fieldset[aria-label="Popular keywords"] button')
        const before = shown()
        const started = performance.now()
        chips[place]?.click()
        const look = () => {
          if (performance.now() - started > 10_000)
            return reject(new Error(`The list has not changed: ${location.search} ${before.slice(0, 200)}`))
          if (shown() === before) return requestAnimationFrame(look)
          // A frame that detects the change is painted before a message posted in it arrives.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - started)
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }),
    keyword,
  )
}
