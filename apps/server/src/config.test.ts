import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

it('takes Stripe’s keys all together or not at all, each in its place', () => {
  expect(readConfig(keys)).toMatchObject({ ...keys, STRIPE_API_BASE: 'https://api.stripe.com' })
  expect(readConfig({}).STRIPE_SECRET_KEY).toBeUndefined()
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    /STRIPE_PUBLISHABLE_KEY: must be set together with STRIPE_SECRET_KEY[\s\S]*STRIPE_WEBHOOK_SECRET/,
  )
  expect(() => readConfig({ ...keys, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(
    /STRIPE_SECRET_KEY: must begin with sk_/,
  )
})

it('takes addresses and networks for proxies that are trusted', () => {
  expect(readConfig({}).TRUSTED_PROXIES).toBe('loopback')
  for (const fine of ['10.0.0.0/8', 'loopback, 192.0.2.7', '2001:db8::/32,fd00::1', 'uniquelocal']) {
    expect(readConfig({ TRUSTED_PROXIES: fine }).TRUSTED_PROXIES).toBe(fine)
  }
  for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.1/', '10.0.0.1,', '*']) {
    expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow(/TRUSTED_PROXIES: must be addresses or networks/)
  }
})
