import type { Browser } from '@playwright/test'
import { type TenantName, tenantUrl } from '../e2e/support/tenants.ts'
import { changesOfLook, watchLook } from '../e2e/support/watch-look.ts'
import type { Figure } from './figure.ts'
import { openBrowser, openPhone } from './phone.ts'
import { startServer } from './server.ts'

/** Each club in its own language, and one in another language. */
const pages: [TenantName, string][] = [
  ['pulse', '/'],
  ['harbour', '/'],
  ['summit', '/contact'],
  ['tempo', '/classes'],
  ['mono', '/contact'],
  ['pulse', '/home?lang=ar'],
]
/** Translations are refreshed five seconds after load, and must not change the page either. */
const settleMilliseconds = 7000

/** Changes of colours, font, language, direction, header and logo between first and last paint, on a slow phone. */
export async function firstLook(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  const browser = await openBrowser()
  try {
    const changes: string[] = []
    for (const [club, path] of pages)
      changes.push(...(await changesAt(browser, tenantUrl(club, path))).map((change) => `${club} ${path} ${change}`))
    for (const change of changes) console.log(`        ${change.slice(0, 400)}`)
    const name = 'first paint to final look, changes seen'
    return [{ name, result: changes.length, unit: '', target: { atMost: 0 } }]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function changesAt(browser: Browser, address: string): Promise<string[]> {
  const page = await openPhone(browser)
  try {
    await page.addInitScript(watchLook)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // Proving that nothing happens needs waiting.
    await page.waitForTimeout(settleMilliseconds)
    return (await changesOfLook(page)).changes
  } finally {
    await page.context().close()
  }
}
