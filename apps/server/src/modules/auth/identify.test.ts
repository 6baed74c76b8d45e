import { tenantExample } from '@upbeat/contract/examples/tenant-example'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIdentityTokens } from '../../adapters/sso/jose-identity-tokens.ts'
import { createProviderKeys } from '../../adapters/sso/provider-keys.ts'
import { readSettings } from '../../platform/tenancy/read-settings.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { keptLog } from '../../testing/kept-log.ts'
import { type LocalIssuer, startLocalIssuer } from '../../testing/local-issuer.ts'
import { createIdentify } from './identify.ts'

let issuer: LocalIssuer
const { log, lines: logged } = keptLog()
const now = new Date('2026-05-04T10:00:00Z')
beforeAll(async () => {
  issuer = await startLocalIssuer()
})
afterAll(() => issuer.close())

/** @param timeoutMs for the provider's reply: long enough for a busy machine */
function identify({ timeoutMs = 10_000 } = {}) {
  return createIdentify({ tokens: createIdentityTokens(createProviderKeys({ timeoutMs })), log })
}

/** A token with the signature of another token. */
async function withSignatureOfAnother() {
  const [token, other] = await Promise.all([issuer.token('ada', now), issuer.token('eve', now)])
  return [...token.split('.').slice(0, 2), other.split('.')[2]].join('.')
}

/** The club with these stored private settings. */
function club(stored: Record<string, unknown> = {}): { tenant: Tenant; now: Date } {
  const sso = { authority: issuer.issuer, clientId: 'club-app', scopes: [] }
  const { settings } = readSettings(stored)
  const row = { id: 't-summit', name: 'summit', domain: null, logoSvg: null, sellsPlans: true, isSuspended: false }
  return { tenant: { ...row, config: { ...tenantExample, sso }, settings }, now }
}

describe('identify', () => {
  it.each([
    ['iss', { iss: 'https://elsewhere.example' }],
    ['aud', { aud: 'another-app' }],
    ['exp', { exp: 1 }],
    ['nonce', { nonce: 'another' }],
    ['sub', { sub: '' }],
    ['sub', { sub: 'x'.repeat(256) }],
    ['iat', { iat: now.getTime() / 1000 + 3600, exp: now.getTime() / 1000 + 7200 }],
    ['azp', { aud: ['club-app', 'another-app'], azp: 'another-app' }],
    ['azp', { aud: ['club-app', 'another-app'] }],
  ])('logs the failing claim %s, but neither token nor person', async (claim, claims) => {
    logged.length = 0
    const token = await issuer.token('ada', now, claims)
    await expect(identify().whose(club(), token, 'n-1')).rejects.toMatchObject({ code: 'invalidToken' })
    expect(logged).toMatchObject([{ claim, tenant: 'summit', msg: 'identity token refused' }])
    expect(JSON.stringify(logged)).not.toContain(token)
  })

  it.each<[string, () => Promise<string> | string]>([
    ['alg', () => new UnsecuredJWT({ sub: 'ada' }).setIssuer(issuer.issuer).setAudience('club-app').encode()],
    ['signature', withSignatureOfAnother],
    ['token', () => 'no token'],
    ['token', () => ''],
  ])('logs %s if the token is unsigned, signed differently than it claims, or malformed', async (claim, makeToken) => {
    logged.length = 0
    const token = await makeToken()
    await expect(identify().whose(club(), token)).rejects.toMatchObject({ code: 'invalidToken' })
    expect(logged).toMatchObject([{ claim, tenant: 'summit', msg: 'identity token refused' }])
    if (token) expect(JSON.stringify(logged)).not.toContain(token)
  })

  it('names kid if the provider has no such key', async () => {
    logged.length = 0
    await issuer.signWithUnknownKey()
    const token = await issuer.token('ada', now)
    await expect(identify().whose(club(), token)).rejects.toMatchObject({ code: 'invalidToken' })
    expect(logged).toMatchObject([{ claim: 'kid', tenant: 'summit' }])
    await issuer.rotate()
  })

  it('accepts the issuer and the audiences of the private setting, if there is one', async () => {
    const trusted = { sso: { issuer: 'https://login.example/tenant', audience: ['club-app', 'portal'] } }
    const token = await issuer.token('ada', now, { iss: 'https://login.example/tenant', aud: 'portal' })
    expect(await identify().whose(club(trusted), token)).toMatchObject({ subject: 'ada' })
    await expect(identify().whose(club(), token)).rejects.toMatchObject({ code: 'invalidToken' })
  })

  it.each([
    ['only the issuer', { issuer: 'https://login.example/tenant' }, { iss: 'https://login.example/tenant' }],
    ['only an audience', { audience: 'portal' }, { aud: 'portal' }],
  ])('reads %s from the private setting and the other from the public one', async (_title, sso, claims) => {
    const token = await issuer.token('ada', now, claims)
    expect(await identify().whose(club({ sso }), token)).toMatchObject({ subject: 'ada' })
    await expect(identify().whose(club(), token)).rejects.toMatchObject({ code: 'invalidToken' })
  })

  it('times out on a slow provider, and tries again the next time', async () => {
    const asking = identify({ timeoutMs: 300 })
    const token = await issuer.token('ada', now)
    issuer.is('slow')
    await expect(asking.whose(club(), token)).rejects.toMatchObject({ code: 'internal' })
    issuer.is('none')
    await expect.poll(() => asking.whose(club(), token).catch(() => null)).toMatchObject({ subject: 'ada' })
  })

  it('fetches the provider’s keys once, and nothing for a malformed token', async () => {
    const asking = identify()
    const before = issuer.requests()
    await expect(asking.whose(club(), 'no token')).rejects.toMatchObject({ code: 'invalidToken' })
    expect(issuer.requests()).toBe(before)
    const token = await issuer.token('ada', now)
    await Promise.all([1, 2, 3].map(() => asking.whose(club(), token)))
    await asking.whose(club(), token)
    expect(issuer.requests()).toBe(before + 2)
  })
})
