import { chromium, type Page } from '@playwright/test'
import { demoPassword, tenantUrl } from '../e2e/support/tenants.ts'
import { findBrowser } from '../scripts/browser.mjs'
import { type Figure, percentile } from './figure.ts'
import { withStudio } from './studio-server.ts'

const steps = 40
const args = ['--no-sandbox', '--disable-gpu']

/** Time from dragging a colour in the look editor to the repainted preview, from event to frame. */
export async function studioLook(dataDir: string): Promise<Figure[]> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found.')
  return withStudio(dataDir, async () => {
    const browser = await chromium.launch({ executablePath, args })
    try {
      const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
      await openEditor(page)
      const times = await page.evaluate(drag, steps)
      const result = percentile(times, 0.95)
      return [{ name: 'colour dragged to preview painted, p95', result, unit: 'ms', target: { atMost: 300 } }]
    } finally {
      await browser.close()
    }
  })
}

async function openEditor(page: Page): Promise<void> {
  await page.goto(tenantUrl('pulse', '/studio/sign-in'))
  await page.getByLabel('Email').fill('owner@pulse.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  await page.goto(tenantUrl('pulse', '/studio/look'))
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
}

/** Runs in the page. A colour picker fires `input` for every step of a drag. */
async function drag(count: number): Promise<number[]> {
  const picker = document.querySelector<HTMLInputElement>('input[type="color"]')
  const preview = document.querySelector('iframe')?.contentWindow
  if (!picker || !preview) throw new Error('The editor is not open.')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const shown = () => preview.document.documentElement.style.getPropertyValue('--color-primary')
  const times: number[] = []
  for (let step = 0; step < count; step += 1) {
    const colour = `#${(0x10_20_80 + step * 0x04_01_02).toString(16).padStart(6, '0')}`
    const started = performance.now()
    setValue?.call(picker, colour)
    picker.dispatchEvent(new Event('input', { bubbles: true }))
    do await new Promise((resolve) => preview.requestAnimationFrame(resolve))
    while (shown() !== colour)
    // The frame with the colour is painted before the next one begins.
    await new Promise((resolve) => preview.requestAnimationFrame(resolve))
    times.push(performance.now() - started)
  }
  return times
}
