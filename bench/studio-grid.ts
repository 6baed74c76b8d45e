import type { Page } from '@playwright/test'
import { type Figure, median } from './figure.ts'
import { openBrowser } from './phone.ts'

type Session = { address: string; cookie: string }
const keystrokes = 20
const scrollSeconds = 4

/** Time from a key press in the search field to the painted results. */
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

/**
 * Smoothness of scrolling the whole list, and the number of rendered rows. A plain list scrolled in the same way is the baseline for the
 * machine.
 */
export async function scrolledRows(session: Session, classes: number): Promise<Figure[]> {
  return withGrid(session, async (page) => {
    const bare = await page.context().newPage()
    await bare.setContent(bareList)
    await bare.evaluate(fillBareList, classes)
    const most = (await bare.evaluate(scrollThrough, scrollSeconds)).frames / scrollSeconds
    await bare.close()
    const seconds = await mainThreadClock(page)
    const cpuBefore = await seconds()
    const { frames, most: rows } = await page.evaluate(scrollThrough, scrollSeconds)
    const cpu = (await seconds()) - cpuBefore
    const rate = frames / scrollSeconds
    return [
      { name: `scrolling ${classes} classes`, result: rate, unit: 'fps', target: { atLeast: 50 } },
      { name: 'as a share of a bare list’s frames', result: rate / most, unit: '', target: { atLeast: 0.8 } },
      { name: 'main thread’s CPU time a frame', result: (cpu * 1000) / frames, unit: 'ms', target: { atMost: 10 } },
      { name: `rows in the page of ${classes} classes`, result: rows, unit: '', target: { atMost: 200 } },
    ]
  })
}

const bareList = `<style>
  [role=grid] { position: relative }
  [role=row] { position: absolute; inset: 0 0 auto; block-size: 44px; display: grid; grid-template-columns: repeat(9, 1fr) }
  span { overflow: hidden; white-space: nowrap; border-block-end: 1px solid }
</style><div style="block-size: 520px; overflow: auto"><div role="grid"></div></div>`

/** In the page: repositions 28 rows of 9 texts as the list scrolls. */
function fillBareList(total: number) {
  const grid = document.querySelector<HTMLElement>('[role="grid"]')
  const frame = grid?.parentElement
  if (!grid || !frame) return
  grid.style.blockSize = `${total * 44}px`
  const rows = Array.from({ length: 28 }, () => {
    const row = document.createElement('div')
    row.setAttribute('role', 'row')
    row.append(...Array.from({ length: 9 }, () => document.createElement('span')))
    grid.append(row)
    return row
  })
  const draw = () => {
    const first = Math.max(0, Math.floor(frame.scrollTop / 44) - 8)
    for (let index = first; index < first + rows.length; index += 1) {
      const row = rows[index % rows.length]
      if (!row || row.dataset.index === String(index)) continue
      row.dataset.index = String(index)
      row.style.transform = `translateY(${index * 44}px)`
      for (const [place, cell] of [...row.children].entries()) cell.textContent = `Row ${index}, cell ${place}`
    }
  }
  frame.addEventListener('scroll', draw, { passive: true })
  draw()
}

/** CPU seconds of the page's main thread since the first call, independent of other programs. */
async function mainThreadClock(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
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

/** Enters a text in the search field and waits inside the page until other rows are painted. */
function paintedAfterTyping(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const shown = () => [...document.querySelectorAll('[role="rowheader"]')].map((cell) => cell.textContent).join()
        const field = document.querySelector<HTMLInputElement>('input[type="search"]')
        const before = shown()
        const started = performance.now()
        // Uses the native setter, since React tracks the value by overriding the property.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, wanted)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
        const look = () => {
          if (performance.now() - started > 10_000) return reject(new Error(`No other rows for ${wanted}.`))
          if (shown() === before) return requestAnimationFrame(look)
          // A frame that detects the change is painted before a message posted in it arrives.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - started)
          port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }),
    text,
  )
}

/** In the page: scrolls by one row per frame. Returns the number of painted frames, and the maximum number of rows. */
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
