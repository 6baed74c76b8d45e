import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDnsLookup } from '../../adapters/dns/dns-lookup.ts'
import { createAskDomain } from '../../adapters/domain/ask-domain.ts'
import { createOutboundFetch } from '../../platform/outbound/outbound-fetch.ts'
import { sharedSecret } from '../../platform/secrets/secrets.ts'
import { randomToken } from '../../platform/session/token.ts'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { type DnsServer, startDnsServer } from '../../testing/dns-server.ts'
import { makeCertificate, openTlsProxy, type TlsProxy } from '../../testing/tls-proxy.ts'
import { createCheckDomain } from './check-domain.ts'
import { createDomainProofs } from './domain-proofs.ts'

const domain = 'club.example'
const folder = mkdtempSync(join(tmpdir(), 'upbeat-domain-'))
let app: DemoApp
let dns: DnsServer
let proxy: TlsProxy
let certificate: string
let port: number
beforeAll(async () => {
  // With PUBLIC_URL set, requests for unknown hosts are refused, e.g. for a domain that a club is moving to.
  app = await openDemoApp({ PUBLIC_URL: 'https://upbeat.example' })
  dns = await startDnsServer()
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const files = makeCertificate(folder, domain)
  certificate = readFileSync(files.certificate, 'utf8')
  proxy = await openTlsProxy((app.server.server.address() as AddressInfo).port, files)
  port = Number(new URL(proxy.url).port)
})
afterAll(async () => {
  await proxy.close()
  await dns.close()
  await app.close()
  rmSync(folder, { recursive: true })
})

/** Checks like the server, except for the port and the certificate authority. */
async function checking({ secret = '', networks = ['127.0.0.0/8'], ca = certificate } = {}) {
  const lookup = createDnsLookup([dns.address])
  const resolve = async (name: string) => (await lookup.addresses(name)).map((address) => ({ address, family: 4 }))
  const ask = createAskDomain(createOutboundFetch({ networks, resolve, ...(ca && { ca }) }), port)
  const proofs = createDomainProofs(secret || (await sharedSecret(app.database, 'domain')))
  return {
    ...createCheckDomain({ dns: lookup, ask, proofs, limits: { count: async () => {} }, makeToken: randomToken }),
    proofs,
  }
}

describe('LOOK-06 a domain is live', () => {
  it('LOOK-06 if this server, and no other, responds there over TLS', async () => {
    dns.set(domain, ['A', '127.0.0.1'])
    expect(await (await checking()).live(domain)).toBe('live')
    expect(await (await checking({ secret: 'of another installation' })).live(domain)).toBe('otherServer')
  })

  it('LOOK-06 with a certificate that browsers accept', async () => {
    dns.set(domain, ['A', '127.0.0.1'])
    dns.set('www.club.example', ['A', '127.0.0.1'])
    expect(await (await checking({ ca: '' })).live(domain)).toBe('certificate')
    expect(await (await checking()).live('www.club.example')).toBe('certificate')
  })

  it('LOOK-06 and is never requested at a private address', async () => {
    dns.set(domain, ['A', '127.0.0.1'])
    expect(await (await checking({ networks: [] })).live(domain)).toBe('private')
  })

  it('LOOK-06 and is unreachable if no server responds', async () => {
    dns.set(domain)
    expect(await (await checking()).live(domain)).toBe('unreachable')
    dns.fail(true)
    expect(await (await checking()).live(domain)).toBe('unreachable')
    dns.fail(false)
  })
})

describe('LOOK-06 the DNS', () => {
  it('LOOK-06 proves ownership for that club only', async () => {
    const { ownership, proofs } = await checking()
    const { name, value } = proofs.ownership('pulse', domain)
    expect(await ownership('pulse', domain)).toEqual({ ownership: 'missing', foundTexts: [] })
    dns.set(name, ['TXT', 'something else'])
    expect(await ownership('pulse', domain)).toEqual({ ownership: 'wrong', foundTexts: ['something else'] })
    dns.set(name, ['TXT', 'something else'], ['TXT', value])
    expect(await ownership('pulse', domain)).toEqual({ ownership: 'proven', foundTexts: [] })
    expect((await ownership('tempo', domain)).ownership).toBe('wrong')
    dns.fail(true)
    expect((await ownership('pulse', domain)).ownership).toBe('unanswered')
    dns.fail(false)
  })

  it('LOOK-06 says where a domain points', async () => {
    const { pointing } = await checking()
    dns.set(domain, ['A', '203.0.113.5'], ['AAAA', '2001:db8::5'])
    expect((await pointing(domain, ['203.0.113.5'])).pointing).toBe('here')
    expect((await pointing(domain, ['2001:db8::5'])).pointing).toBe('here')
    expect(await pointing(domain, ['203.0.113.9'])).toMatchObject({ pointing: 'elsewhere' })
    expect((await pointing(domain, [])).pointing).toBe('unknown')
    dns.set(domain)
    expect((await pointing(domain, ['203.0.113.5'])).pointing).toBe('missing')
  })
})
