import type { Page } from '@playwright/test'
import { signInAtProvider } from './identity-provider.ts'
import { openSession } from './member.ts'
import { type TenantName, tenantUrl } from './tenants.ts'

const memberOf: Record<Exclude<TenantName, 'summit'>, string> = {
  pulse: 'active@pulse.example',
  harbour: 'code@harbour.example',
  tempo: 'active@tempo.example',
  mono: 'active@mono.example',
}

/** Signs in a member of the page's club and returns the token. For Summit it uses the identity provider in the page. */
export async function signInMember(page: Page, tenant: TenantName): Promise<string> {
  if (tenant !== 'summit') return (await openSession(page, memberOf[tenant], tenant)).token
  const account = tenantUrl(tenant, '/user/account')
  await page.goto(account)
  await signInAtProvider(page)
  await page.waitForURL(account)
  return page.evaluate(() => localStorage.getItem('token') ?? '')
}
