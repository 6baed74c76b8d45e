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
