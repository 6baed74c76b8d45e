import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { openSession } from './support/member.ts'
import { type TenantName, tenantUrl } from './support/tenants.ts'

const visitorScreens = ['/signin?SSO=false', '/signup', '/tc', '/user/forget/some-token']
const memberScreens = ['/user/account', '/user/update?item=name', '/user/update?item=email', '/subscribe', '/success']
const members: Partial<Record<TenantName, string>> = {
  pulse: 'active@pulse.example',
  harbour: 'open@harbour.example',
  tempo: 'active@tempo.example',
  mono: 'active@mono.example',
}

async function look(page: Page, tenant: TenantName, path: string) {
  await page.goto(tenantUrl(tenant, path))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // What loads is looked at once it is there.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectNoViolations(page)
}

for (const tenant of ['pulse', 'harbour', 'summit', 'tempo', 'mono'] as const) {
  test(`the ways in of ${tenant} can be used by everyone`, async ({ page }) => {
    // Summit's own members sign in and up at its provider.
    const screens = tenant === 'summit' ? ['/signin?SSO=false', '/tc'] : visitorScreens
    for (const path of screens) await test.step(path, () => look(page, tenant, path))
  })

  const member = members[tenant]
  if (!member) continue
  test(`the member’s own screens of ${tenant} can be used by everyone`, async ({ page }) => {
    await openSession(page, member, tenant)
    for (const path of memberScreens) await test.step(path, () => look(page, tenant, path))
  })
}
