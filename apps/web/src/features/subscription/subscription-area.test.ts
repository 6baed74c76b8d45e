// @vitest-environment happy-dom
import { enGb } from '@upbeat/phrases/en-gb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configureApi } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useSnackbar } from '../../lib/snackbar-store.ts'
import { resetAreas } from '../../lib/store-area.ts'
import { startTestServer, type TestReply } from '../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { redeemAccessCode } from './codes/redeem-access-code.ts'
import { removeDiscountCode, verifyDiscountCode } from './codes/verify-discount-code.ts'
import { cancelSubscription } from './manage/cancel-subscription.ts'
import { changePlan, resumeSubscription } from './manage/change-plan.ts'
import { membershipOf } from './membership.ts'
import { productsQuery } from './products-query.ts'
import { purchase } from './purchase.ts'
import { startTrial } from './start-trial.ts'
import { readSubscriptionArea } from './subscription-area.ts'

const chosen = { planId: 'm', productId: 'p' }
const bought = { subscriptionTag: 's1', status: 'active', planTag: 'm', plan: { tag: 'm', productId: 'p' } }
const failure = (status: number, code = status, message = 'No') => ({ status, body: { code, message } })
let replies: Record<string, TestReply>
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer(({ path, method }) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    }
    if (method === 'OPTIONS') return { headers }
    return { headers, ...(replies[`${method} ${path.replace('/api/v2/payments', '')}`] ?? { body: [] }) }
  })
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  resetAreas()
  replies = {}
  server.requests.length = 0
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
  useSnackbar.setState({ text: '' })
})

const asked = () => server.requests.map(({ method, path }) => `${method} ${path.replace('/api/v2/payments', '')}`)
const bodyOf = (path: string) =>
  JSON.parse(server.requests.find((request) => request.path.endsWith(path))?.body || '{}')
const load = () => queryClient.prefetchQuery({ ...subscriptionsQuery(), retry: false })
const phases = (flow: keyof ReturnType<typeof readSubscriptionArea>['flows'], action: () => Promise<unknown>) => {
  const before = readSubscriptionArea().flows[flow]
  const running = action().catch(() => {})
  const during = readSubscriptionArea().flows[flow]
  return running.then(() => [before, during, readSubscriptionArea().flows[flow]])
}

describe('the membership', () => {
  it('SUB-01 SUB-03 is unknown before the first reply and after a failure', async () => {
    expect(readSubscriptionArea()).toMatchObject({ status: 2, hasPlayerAccess: false })
    replies['GET /subscriptions'] = failure(500)
    await load()
    expect(readSubscriptionArea()).toMatchObject({ status: 2, hasPlayerAccess: false })
  })

  it('SUB-02 is active or inactive according to the server', async () => {
    replies['GET /subscriptions'] = { body: [{ status: 'active' }] }
    await load()
    expect(readSubscriptionArea()).toMatchObject({ status: 1, hasPlayerAccess: true })
    queryClient.clear()
    replies['GET /subscriptions'] = { body: [{ status: 'canceled' }] }
    await load()
    expect(readSubscriptionArea()).toMatchObject({ status: 0, hasPlayerAccess: false })
    expect(membershipOf([])).toMatchObject({ status: 0, subscription: null })
  })

  it('SHELL-35 combines products, currency, status, access, discount, errors, phases and the session', async () => {
    replies['GET /products'] = { body: [{ productId: 'p', name: 'P', plans: [{ tag: 'm', currency: 'eur' }] }] }
    await queryClient.prefetchQuery(productsQuery())
    expect(readSubscriptionArea()).toMatchObject({
      products: [{ productId: 'p' }],
      currency: 'EUR',
      status: 2,
      hasPlayerAccess: false,
      discount: null,
      couponError: '',
      accessCodeError: '',
      purchaseCouponError: false,
      sessionExpired: false,
      flows: { loadProducts: 'succeeded', loadSubscription: 'idle', purchase: 'idle' },
    })
  })
})

describe('each flow', () => {
  it('SUB-13 SUB-14 starts and then succeeds or fails', async () => {
    replies = {
      'POST /purchase': { status: 201, body: bought },
      'POST /subscription': { status: 201, body: { ...bought, status: 'trialing' } },
      'POST /coupon/AB': { body: { code: 'AB', kind: 'discount', percentageOff: 20, discountMonths: 3 } },
      'POST /redeem': { body: { kind: 'freeaccess', subscription: bought } },
      'DELETE /subscription/s1': { body: bought },
      'PUT /change/s1': { body: bought },
    }
    const flows = {
      purchase: () => purchase(chosen, 't'),
      trial: () => startTrial(chosen),
      coupon: () => verifyDiscountCode('AB'),
      couponSubscribe: () => redeemAccessCode('AB'),
      cancel: () => cancelSubscription('s1'),
      changePlan: () => changePlan(bought as never, chosen),
      loadSubscription: () => queryClient.fetchQuery({ ...subscriptionsQuery(), retry: false, staleTime: 0 }),
      loadProducts: () => queryClient.fetchQuery({ ...productsQuery(), retry: false, staleTime: 0 }),
    } as const
    for (const [flow, action] of Object.entries(flows) as [keyof typeof flows, () => Promise<unknown>][]) {
      expect((await phases(flow, action)).slice(1), flow).toEqual(['started', 'succeeded'])
    }
    replies = Object.fromEntries(
      [...Object.keys(replies), 'GET /subscriptions', 'GET /products'].map((call) => [call, failure(500)]),
    )
    for (const [flow, action] of Object.entries(flows) as [keyof typeof flows, () => Promise<unknown>][]) {
      expect((await phases(flow, action)).slice(1), flow).toEqual(['started', 'failed'])
    }
  })

  it('SUB-15 SUB-16 SUB-40 buys by card, shows a notice, and refetches the subscription', async () => {
    replies['POST /purchase'] = { status: 201, body: bought }
    await load()
    server.requests.length = 0
    replies['GET /subscriptions'] = { body: [bought] }
    await purchase(chosen, 'token-1')
    expect(bodyOf('/purchase')).toEqual({ planId: 'm', productId: 'p', sourceToken: 'token-1', paymentMethod: 2 })
    expect(useSnackbar.getState().text).toBe('subscription purchased')
    expect(asked().at(-1)).toBe('GET /subscriptions')
    expect(readSubscriptionArea()).toMatchObject({ status: 1, hasPlayerAccess: true })
  })

  it('SUB-18 sets the coupon-error flag when a purchase fails, and clears it with the next', async () => {
    replies['POST /purchase'] = failure(402)
    await expect(purchase(chosen, 't')).rejects.toThrow()
    expect(readSubscriptionArea()).toMatchObject({ purchaseCouponError: true, flows: { purchase: 'failed' } })
    replies['POST /purchase'] = { status: 201, body: bought }
    await purchase(chosen, 't')
    expect(readSubscriptionArea().purchaseCouponError).toBe(false)
  })

  it('SUB-20 SUB-21 SUB-22 applies a code and sends it with the purchase until removed', async () => {
    replies['POST /coupon/AB'] = { body: { code: 'AB', kind: 'discount', percentageOff: 20, discountMonths: 3 } }
    replies['POST /purchase'] = failure(402)
    await verifyDiscountCode(' AB ')
    expect(readSubscriptionArea().discount).toEqual({ code: 'AB', percentageOff: 20, months: 3 })
    await purchase(chosen, 't').catch(() => {})
    expect(bodyOf('/purchase').DiscountCode).toBe('AB')
    removeDiscountCode()
    server.requests.length = 0
    await purchase(chosen, 't').catch(() => {})
    expect(bodyOf('/purchase')).not.toHaveProperty('DiscountCode')
  })

  it('SUB-43 verifies a code without a body', async () => {
    await verifyDiscountCode('AB')
    expect(asked()).toContain('POST /coupon/AB')
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toBe('')
  })

  it('ERR-24 fails to change a plan without a notice', async () => {
    replies['PUT /change/s1'] = failure(500, 500, 'Out of order')
    expect(await resumeSubscription(bought as never)).toBe(false)
    expect(readSubscriptionArea().flows.changePlan).toBe('failed')
    expect(useSnackbar.getState().text).toBe('')
  })

  it('ERR-26 records that the session has expired', async () => {
    replies['POST /subscription'] = failure(401)
    await startTrial(chosen).catch(() => {})
    expect(readSubscriptionArea().sessionExpired).toBe(true)
  })
})
