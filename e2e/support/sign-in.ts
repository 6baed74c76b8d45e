import type { Page } from '@playwright/test'
import { signInByApi } from './api.ts'
import { storeSession } from './store-session.ts'
import { demoPassword, type TenantName, tenantUrl } from './tenants.ts'

/** Signs in a demo member without the sign-in page, which `sign-in.spec.ts` covers. The test then opens its page. */
export async function signIn(page: Page, email: string, tenant: TenantName = 'pulse', password = demoPassword) {
  await storeSession(page, tenantUrl(tenant), await signInByApi(email, tenant, password))
}
