import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openSession } from './support/member.ts'
import { untilLoaded } from './support/screens.ts'
import { type TenantName, tenantUrl } from './support/tenants.ts'

const visitorScreens = ['/signin?SSO=false', '/signup', '/tc', '/user/forget/some-token']
const memberScreens = ['/user/account', '/user/update?item=name', '/user/update?item=email', '/subscribe', '/success']
const members = { pulse: 'active@pulse.example', harbour: 'open@harbour.example' }

async function look(page: Page, tenant: TenantName, path: string) {
  await page.goto(tenantUrl(tenant, path))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await untilLoaded(page)
  await expectNoViolations(page)
}

test.beforeEach(({ page }) => blankPictures(page))

for (const tenant of ['pulse', 'harbour'] as const) {
  test(`the visitor screens of ${tenant} are accessible`, async ({ page }) => {
    for (const path of visitorScreens) await test.step(path, () => look(page, tenant, path))
  })

  test(`the member’s own screens of ${tenant} are accessible`, async ({ page }) => {
    await openSession(page, members[tenant], tenant)
    for (const path of memberScreens) await test.step(path, () => look(page, tenant, path))
  })
}

// The other clubs differ by their colours; the theme's own tests prove their contrast.
test('the sign-in page of every other club is accessible', async ({ page }) => {
  for (const tenant of ['summit', 'tempo', 'mono'] as const)
    await test.step(tenant, () => look(page, tenant, '/signin?SSO=false'))
})
