import type { Browser } from '@playwright/test'
import { callApi, signInByApi } from './api.ts'
import { portalToken } from './identity-provider.ts'
import type { MemberSession } from './member.ts'
import type { TenantName } from './tenants.ts'

const memberOf: Record<Exclude<TenantName, 'summit'>, string> = {
  pulse: 'active@pulse.example',
  harbour: 'code@harbour.example',
  tempo: 'active@tempo.example',
  mono: 'active@mono.example',
}

/** A member of any club, signed in; summit's come from its identity provider, which needs a page. */
export async function signInMember(browser: Browser, tenant: TenantName): Promise<MemberSession> {
  if (tenant !== 'summit') return signInByApi(memberOf[tenant], tenant)
  const page = await browser.newPage()
  try {
    const { Code, UserId } = await callApi('login', { tenant, body: { token: await portalToken(page) } })
    return { token: Code, userId: UserId }
  } finally {
    await page.close()
  }
}
