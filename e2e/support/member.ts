import type { Page } from '@playwright/test'
import { signInByApi } from './api.ts'
import type { TenantName } from './tenants.ts'

export type MemberSession = { token: string; userId: string }

/** Has the page's club know its member from the first page on, without the sign-in page. */
export async function openSession(page: Page, email: string, tenant: TenantName = 'pulse') {
  const session = await signInByApi(email, tenant)
  await keepSession(page, session)
  return session
}

/** The same for who has signed in already. */
export async function keepSession(page: Page, { token, userId }: MemberSession): Promise<void> {
  await page.addInitScript(
    ([key, id]) => {
      localStorage.setItem('token', key as string)
      localStorage.setItem('userId', id as string)
    },
    [token, userId],
  )
}
