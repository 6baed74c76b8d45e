import type { Page } from '@playwright/test'

type Seen = { looks: string[]; shift: number }

/** Runs before the page's own scripts (`addInitScript`): records the page's look frame by frame, and layout shifts without user input. */
export function watchLook() {
  const seen: Seen = { looks: [], shift: 0 }
  // A test may replace the clock.
  const nextFrame = requestAnimationFrame.bind(window)
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const note = () => {
    if (document.body) {
      const root = document.documentElement
      const { backgroundColor, color, fontFamily } = getComputedStyle(root)
      const header = document.querySelector('[data-surface="header"]')
      const look = [root.lang.toLowerCase(), root.dir, backgroundColor, color, fontFamily.slice(0, 9)]
      const bar = header ? [getComputedStyle(header).backgroundColor, getComputedStyle(header).color] : []
      const logo = header?.querySelector('img')
      const box = logo
        ? [`${logo.offsetWidth}x${logo.offsetHeight} at ${Math.round(logo.getBoundingClientRect().left)}`]
        : []
      const text = JSON.stringify([look, bar, box])
      // Nothing is painted before the style sheet has loaded.
      if (document.styleSheets.length > 1 && seen.looks.at(-1) !== text) seen.looks.push(text)
    }
    nextFrame(note)
  }
  note()
}

/** The recorded parts of a look; each with the first frame that has it. */
const parts = ['page', 'header', 'logo']

/** The parts of the look that changed since their first frame, and the layout shift (CLS) so far. */
export async function changesOfLook(page: Page): Promise<{ changes: string[]; shift: number }> {
  const { looks, shift } = await page.evaluate(() => (window as typeof window & { seen: Seen }).seen)
  const noted = looks.map((look) => JSON.parse(look) as string[][])
  const changes = parts.flatMap((part, at) => {
    const own = noted.map((look) => JSON.stringify(look[at])).filter((look) => look !== '[]')
    const values = [...new Set(own)]
    return values.length === 1 ? [] : [`${part}: ${values.join(' then ') || 'never seen'}`]
  })
  return { changes, shift }
}
