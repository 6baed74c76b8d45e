import { expect, test } from '@playwright/test'
import { type TenantName, tenantUrl } from './support/tenants.ts'
import { changesOfLook, watchLook } from './support/watch-look.ts'

for (const [club, path] of [
  ['pulse', '/'],
  ['summit', '/contact'],
  ['tempo', '/classes'],
  ['mono', '/contact'],
  ['pulse', '/home?lang=ar'],
] as [TenantName, string][]) {
  test(`nothing of ${club}’s look changes between the first paint and the last at ${path}`, async ({ page }) => {
    await page.addInitScript(watchLook)
    const translations = page.waitForResponse('**/getpoeditorterms**')
    await page.goto(tenantUrl(club, path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The translations that come after five seconds must not change it either.
    await (await translations).finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const { changes, shift } = await changesOfLook(page)
    expect(changes).toEqual([])
    expect(shift).toBeLessThan(0.02)
  })
}
