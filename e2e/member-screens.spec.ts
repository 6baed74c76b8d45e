import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openSession } from './support/member.ts'
import { openScreenInApp } from './support/open-in-app.ts'
import { untilLoaded } from './support/screens.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const members = { pulse: 'active@pulse.example', harbour: 'open@harbour.example' }
/** Harbour has sign-up with a code, and access by code. Clubs otherwise differ by their colours, whose contrast the theme's own tests prove. */
const screens = {
  pulse: {
    visitor: ['/signin?SSO=false', '/signup', '/tc', '/user/forget/some-token'],
    member: ['/user/update?item=name', '/user/account', '/user/update?item=email', '/subscribe', '/success'],
  },
  harbour: { visitor: ['/signup'], member: ['/user/account', '/subscribe'] },
}

async function look(page: Page, path: string) {
  await openScreenInApp(page, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await untilLoaded(page)
  await expectNoViolations(page)
}

test.beforeEach(({ page }) => blankPictures(page))

for (const tenant of ['pulse', 'harbour'] as const) {
  test(`the visitor’s and the member’s own screens of ${tenant} are accessible`, async ({ page }) => {
    await page.goto(tenantUrl(tenant, '/contact'))
    for (const path of screens[tenant].visitor) await test.step(path, () => look(page, path))
    await openSession(page, members[tenant], tenant)
    await page.goto(tenantUrl(tenant, '/contact'))
    for (const path of screens[tenant].member) await test.step(path, () => look(page, path))
  })
}

test('the sign-in page of a club with single sign-on is accessible', async ({ page }) => {
  await page.goto(tenantUrl('summit', '/signin?SSO=false'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilLoaded(page)
  await expectNoViolations(page)
})
