import { expect, type Page } from '@playwright/test'
import { demoPassword, type TenantName, tenantUrl } from './tenants.ts'

export type StaffRole = 'owner' | 'manager' | 'coach' | 'support' | 'analyst'

/**
 * Signs the page's browser in to a demo club's studio, as the one person there with this role. It opens the health probe, as `storeSession`
 * does: a page of the studio would start the studio one more time.
 */
export async function signInStaff(page: Page, role: StaffRole, tenant: TenantName = 'pulse'): Promise<void> {
  // A button fades as the server makes it possible: an examination that falls into this sees colours on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(tenantUrl(tenant, '/healthz'))
  const body = { email: `${role}@${tenant}.example`, password: demoPassword }
  expect(await callStudio(page, 'POST', '/session', body)).toEqual({ kind: 'signedIn' })
}

/** Calls the studio's API as the page does, with its cookies; answers the reply's body, null where it is empty. */
export function callStudio(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> {
  const call = async ([verb, address, json]: readonly [string, string, string | null]) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(address, json === null ? { method: verb } : { method: verb, headers, body: json })
    const text = await reply.text()
    return text === '' ? null : JSON.parse(text)
  }
  return page.evaluate(call, [method, `/studio/api/v1${path}`, body ? JSON.stringify(body) : null] as const)
}
