import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callApi, signInByApi } from './api.ts'
import { storeSession } from './store-session.ts'
import { demoPassword, type TenantName, tenantUrl } from './tenants.ts'

export type Session = { token: string; userId: string; tenant: TenantName }
export type NewMember = Session & { email: string }

/** A new account for a test that changes it, with the terms accepted by default. */
export async function newMember({ tenant = 'pulse' as TenantName, acceptTerms = true } = {}): Promise<NewMember> {
  const email = `${randomUUID()}@members.example`
  const applicationProfile = { emailAddress: email, passwordHash: demoPassword, countryCode: 'gb' }
  const accessCode = tenant === 'harbour' ? { accessCode: 'HARBOUR' } : {}
  await callApi('signUp', { tenant, body: { userDetail: { applicationProfile }, ...accessCode } })
  const { token, userId } = await signInByApi(email, tenant)
  if (acceptTerms) await answer('tnc', 2)
  await answer('marketing', 1)
  return { email, token, userId, tenant }

  async function answer(policy: string, Action: 1 | 2) {
    const consents = await callApi('listUserConsents', { tenant, token })
    const consent = consents.find((each) => each.policy.toLowerCase() === policy)
    if (consent) await callApi('answerConsent', { tenant, token, body: { ConsentTag: consent.consentTag, Action } })
  }
}

/** A new member of pulse on a free trial, with no started class. */
export async function newTrialMember(): Promise<NewMember> {
  const member = await newMember()
  const trial = { planId: 'pulse-monthly', productId: 'pulse-membership' }
  await callApi('createSubscription', { token: member.token, body: trial })
  return member
}

/** Opens a page signed in as this member. */
export async function openAs(page: Page, { token, userId, tenant }: Session, path: string): Promise<void> {
  await storeSession(page, tenantUrl(tenant), { token, userId })
  await page.goto(tenantUrl(tenant, path))
}
