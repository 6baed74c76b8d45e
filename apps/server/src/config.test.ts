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

it('accepts the keys of a Connect platform only together and of one mode', () => {
  const platform = {
    STRIPE_CONNECT_SECRET_KEY: 'sk_test_1',
    STRIPE_CONNECT_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1',
  }
  expect(readConfig(platform)).toMatchObject(platform)
  expect(() => readConfig({ STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1' })).toThrow(
    /STRIPE_CONNECT_SECRET_KEY: must be set together with STRIPE_CONNECT_WEBHOOK_SECRET/,
  )
  expect(() => readConfig({ ...platform, STRIPE_CONNECT_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow(
    /STRIPE_CONNECT_PUBLISHABLE_KEY: must be of the same mode/,
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

it.each([
  ['PORT', 'http', /must be a whole number from 0 to 65535, e\.g\. 4000/],
  ['MEDIA_TTL_SECONDS', '5', /must be a whole number from 60 to 86400, e\.g\. 7200/],
  ['MAX_CONNECTIONS', '1', /must be a whole number of at least 10, e\.g\. 5000/],
  ['S3_ENDPOINT', 'bucket', /must be an address with https:\/\/.*e\.g\. https:\/\/s3/],
  ['DATABASE_URL', 'mysql://a', /must start with postgres:\/\/, e\.g\. postgres:\/\/upbeat/],
  ['RTMP', 'yes', /must be on or off/],
  ['CLOCK_NOW', 'noon', /must be a time in UTC, e\.g\. 2026/],
  ['SMTPURL', 'smtp://relay', /is no setting, did you mean SMTP_URL\?/],
])('says what the faulty setting %s must be, with an example', (name, value, wanted) => {
  expect(() => readConfig({ [name]: value })).toThrow(wanted)
})
