import type { Page } from '@playwright/test'
import { signInByApi } from './api.ts'
import type { TenantName } from './tenants.ts'

/** Has the page's club know its member from the first page on, without the sign-in page. */
export async function openSession(page: Page, email: string, tenant: TenantName = 'pulse') {
  const { token, userId } = await signInByApi(email, tenant)
  await page.addInitScript(
    ([key, id]) => {
      localStorage.setItem('token', key as string)
      localStorage.setItem('userId', id as string)
    },
    [token, userId],
  )
  return { token, userId }
}
