import { expect, type Page } from '@playwright/test'
import { blankPictures } from './blank-pictures.ts'
import { demoPassword, type TenantName, tenantUrl } from './tenants.ts'

export type StaffRole = 'owner' | 'manager' | 'coach' | 'support' | 'analyst'

/**
 * Signs the page's browser in to a demo club's studio as the person with this role. Opens the health probe, like `storeSession`: a studio
 * page would start the studio once more.
 */
export async function signInStaff(page: Page, role: StaffRole, tenant: TenantName = 'pulse'): Promise<void> {
  await blankPictures(page)
  await page.goto(tenantUrl(tenant, '/healthz'))
  const body = { email: `${role}@${tenant}.example`, password: demoPassword }
  expect(await callStudio(page, 'POST', '/session', body)).toEqual({ kind: 'signedIn' })
}

/** Calls the studio's API like the page, with its cookies; returns the reply's body, null if empty. */
export function callStudio(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> {
  const call = async ([verb, address, json]: readonly [string, string, string | null]) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(address, json === null ? { method: verb } : { method: verb, headers, body: json })
    const text = await reply.text()
    return text === '' ? null : JSON.parse(text)
  }
  return page.evaluate(call, [method, `/studio/api/v1${path}`, body ? JSON.stringify(body) : null] as const)
}
