import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

it('accepts Stripe’s keys only together, each in its own setting', () => {
  expect(readConfig(keys)).toMatchObject({ ...keys, STRIPE_API_BASE: 'https://api.stripe.com' })
  expect(readConfig({}).STRIPE_SECRET_KEY).toBeUndefined()
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    /STRIPE_PUBLISHABLE_KEY: must be set together with STRIPE_SECRET_KEY[\s\S]*STRIPE_WEBHOOK_SECRET/,
  )
  expect(() => readConfig({ ...keys, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(
    /STRIPE_SECRET_KEY: must begin with sk_/,
  )
})

it('LOOK-06 accepts name servers and allowed private networks', () => {
  expect(readConfig({})).toMatchObject({ DNS_SERVERS: [], PRIVATE_NETWORKS: [] })
  const given = { DNS_SERVERS: '1.1.1.1, 192.0.2.7:5353,2001:db8::1', PRIVATE_NETWORKS: '10.0.0.0/8, fd00::/8' }
  expect(readConfig(given)).toMatchObject({
    DNS_SERVERS: ['1.1.1.1', '192.0.2.7:5353', '2001:db8::1'],
    PRIVATE_NETWORKS: ['10.0.0.0/8', 'fd00::/8'],
  })
  expect(() => readConfig({ DNS_SERVERS: 'dns.example' })).toThrow(/DNS_SERVERS: must be addresses/)
  for (const wrong of ['10.0.0.1', 'loopback', '10.0.0.0/33'])
    expect(() => readConfig({ PRIVATE_NETWORKS: wrong })).toThrow(/PRIVATE_NETWORKS: must be networks/)
})

it('accepts addresses and networks of trusted proxies', () => {
  expect(readConfig({}).TRUSTED_PROXIES).toBe('loopback')
  for (const fine of ['10.0.0.0/8', 'loopback, 192.0.2.7', '2001:db8::/32,fd00::1', 'uniquelocal']) {
    expect(readConfig({ TRUSTED_PROXIES: fine }).TRUSTED_PROXIES).toBe(fine)
  }
  for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.1/', '10.0.0.1,', '*']) {
    expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow(/TRUSTED_PROXIES: must be addresses or networks/)
  }
})
