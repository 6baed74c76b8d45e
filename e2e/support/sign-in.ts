import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { demoPassword, type TenantName, tenantUrl } from './tenants.ts'

/** Signs a demo member in through the sign-in page, as people do, and waits until the app has left it. */
export async function signIn(page: Page, email: string, tenant: TenantName = 'pulse', password = demoPassword) {
  await page.goto(tenantUrl(tenant, '/signin'))
  await page.getByLabel(enGb['auth.email'], { exact: true }).fill(email)
  await page.getByLabel(enGb['auth.password'], { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: enGb['auth.signIn'], exact: true }).click()
  // Checking a password takes its time, and longer on a busy machine.
  await expect(page).not.toHaveURL(/\/signin/i)
}
