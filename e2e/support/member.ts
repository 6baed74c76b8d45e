import type { Page } from '@playwright/test'
import { signInByApi } from './api.ts'
import type { TenantName } from './tenants.ts'

export type MemberSession = { token: string; userId: string }

/** Signs in the page's member before the first page load, without the sign-in page. */
export async function openSession(page: Page, email: string, tenant: TenantName = 'pulse') {
  const session = await signInByApi(email, tenant)
  await keepSession(page, session)
  return session
}

/** The same with an existing token. */
export async function keepSession(page: Page, { token, userId }: MemberSession): Promise<void> {
  await page.addInitScript(
    ([key, id]) => {
      localStorage.setItem('token', key as string)
      localStorage.setItem('userId', id as string)
    },
    [token, userId],
  )
}
