import type { Page } from '@playwright/test'
import { type Figure, median } from './figure.ts'
import { openBrowser } from './phone.ts'

type Session = { address: string; cookie: string }
const keystrokes = 20
const scrollSeconds = 4

/** From a key pressed in the search field to the painted rows that it finds. */
export async function keystrokeToRows(session: Session, classes: number): Promise<Figure[]> {
  return withGrid(session, async (page) => {
    const times: number[] = []
    for (let turn = 0; turn < keystrokes; turn += 1) {
      times.push(await paintedAfterTyping(page, ['yoga', 'box', 'flow', 'ride'][turn % 4] ?? ''))
      await page.waitForTimeout(300)
    }
    const name = `keystroke to painted rows of ${classes} classes`
    return [{ name, result: median(times), unit: 'ms', target: { atMost: 100 } }]
  })
}

/** How smoothly the whole list is scrolled through, and how much of it is in the page. */
export async function scrolledRows(session: Session, classes: number): Promise<Figure[]> {
  return withGrid(session, async (page) => {
    const { frames, most } = await page.evaluate(scrollThrough, scrollSeconds)
    return [
      { name: `scrolling ${classes} classes`, result: frames / scrollSeconds, unit: 'fps', target: { atLeast: 50 } },
      { name: `rows in the page of ${classes} classes`, result: most, unit: '', target: { atMost: 200 } },
    ]
  })
}

async function withGrid(session: Session, measure: (page: Page) => Promise<Figure[]>): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1360, height: 850 } })
    const cookies = session.cookie.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: value.join('='), url: session.address }
    })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(`${session.address}/studio/classes?sort=name`)
    await page.getByRole('grid').getByRole('rowheader').first().waitFor()
    return await measure(page)
  } finally {
    await browser.close()
  }
}

/** Puts a text into the search field and waits in the page itself until other rows are painted. */
function paintedAfterTyping(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const shown = () => [...document.querySelectorAll('[role="rowheader"]')].map((cell) => cell.textContent).join()
        const field = document.querySelector<HTMLInputElement>('input[type="search"]')
        const before = shown()
        const started = performance.now()
        // React listens for what the browser writes, past its own property.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, wanted)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
        const look = () => {
          if (performance.now() - started > 10_000) return reject(new Error(`No other rows for ${wanted}.`))
          if (shown() === before) return requestAnimationFrame(look)
          // A frame that finds the change is painted before a message posted in it arrives.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - started)
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }),
    text,
  )
}

/** In the page: scrolls by a row a frame. Answers how many frames were drawn, and the most rows there were. */
function scrollThrough(seconds: number): Promise<{ frames: number; most: number }> {
  const frame = document.querySelector('[role="grid"]')?.parentElement
  const started = performance.now()
  let frames = 0
  let most = 0
  return new Promise((resolve) => {
    const step = () => {
      if (performance.now() - started > seconds * 1000) return resolve({ frames, most })
      frames += 1
      most = Math.max(most, document.querySelectorAll('[role="row"]').length)
      frame?.scrollBy(0, 44)
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}
