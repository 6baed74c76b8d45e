import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openSession } from './support/member.ts'
import { untilLoaded } from './support/screens.ts'
import { type TenantName, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const members = { pulse: 'active@pulse.example', harbour: 'open@harbour.example' }
/** Harbour has sign-up with a code, and access by code. Clubs otherwise differ by their colours, whose contrast the theme's own tests prove. */
const screens = {
  pulse: {
    visitor: ['/signin?SSO=false', '/signup', '/tc', '/user/forget/some-token'],
    member: ['/user/account', '/user/update?item=name', '/user/update?item=email', '/subscribe', '/success'],
  },
  harbour: { visitor: ['/signup'], member: ['/user/account', '/subscribe'] },
}

async function look(page: Page, tenant: TenantName, path: string) {
  await page.goto(tenantUrl(tenant, path))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await untilLoaded(page)
  await expectNoViolations(page)
}

test.beforeEach(({ page }) => blankPictures(page))

for (const tenant of ['pulse', 'harbour'] as const) {
  test(`the visitor screens of ${tenant} are accessible`, async ({ page }) => {
    for (const path of screens[tenant].visitor) await test.step(path, () => look(page, tenant, path))
  })

  test(`the member’s own screens of ${tenant} are accessible`, async ({ page }) => {
    await openSession(page, members[tenant], tenant)
    for (const path of screens[tenant].member) await test.step(path, () => look(page, tenant, path))
  })
}

test('the sign-in page of a club with single sign-on is accessible', ({ page }) => {
  return look(page, 'summit', '/signin?SSO=false')
})
