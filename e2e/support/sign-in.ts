import type { Page } from '@playwright/test'
import { signInByApi } from './api.ts'
import { storeSession } from './store-session.ts'
import { demoPassword, type TenantName, tenantUrl } from './tenants.ts'

/** Signs a demo member in without the sign-in page, which `sign-in.spec.ts` tests. The test then opens the page it needs. */
export async function signIn(page: Page, email: string, tenant: TenantName = 'pulse', password = demoPassword) {
  await storeSession(page, tenantUrl(tenant), await signInByApi(email, tenant, password))
}
