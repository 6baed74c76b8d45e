import { createHash } from 'node:crypto'
import type { SignOnResult, SignOnTest } from '@upbeat/contract/studio/entities/sign-on'
import type { JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createIdentityTokens } from '../../../adapters/sso/jose-identity-tokens.ts'
import { createProviderEndpoints } from '../../../adapters/sso/provider-endpoints.ts'
import { createOutboundFetch } from '../../../platform/outbound/outbound-fetch.ts'
import { createSeal } from '../../../platform/secrets/seal.ts'
import { randomToken } from '../../../platform/session/token.ts'
import {
  type ConfidentialProvider,
  confidentialClient,
  startConfidentialProvider,
} from '../../../testing/confidential-provider.ts'
import { createBrowser } from '../../../testing/sign-in-at-provider.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'
import { createSignOnTests } from './sign-on-test.ts'

const redirect = 'http://pulse.localhost:4000/callback'
let app: StaffApp
let provider: ConfidentialProvider
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  provider = await startConfidentialProvider([redirect])
  owner = await app.newStaff('owner')
  await app.reauthenticate(owner)
})
afterEach(() => provider.asItIs())
afterAll(async () => {
  await app.close()
  await provider.close()
})

const choice = (own: object = {}) => {
  return { authority: provider.issuer, scopes: ['openid', 'profile', 'email'], ...confidentialClient, ...own }
}
const start = async (own: object = {}): Promise<SignOnTest> =>
  (await app.studio('startSignOnTest', { as: owner, body: choice(own) })).body
const finish = async (body: object, as = owner) => app.studio('finishSignOnTest', { as, body })
const save = (own: object = {}, isOn = true) =>
  app.studio('saveSignOn', { as: owner, body: { provider: choice(own), isOn } })
const read = async () => (await app.studio('getSignOn', { as: owner })).body
const last = ({ steps }: Pick<SignOnResult, 'steps'>) => steps.at(-1)
const people = async () => {
  const { rows } = await app.database.execute(
    'select (select count(*) from member) as members, (select count(*) from session) as sessions',
  )
  return rows[0]
}

/** Signs in at the provider, and returns the answer it sends to the members' callback address. */
async function answered({ address, test }: SignOnTest) {
  const back = await createBrowser().follow(address ?? '', redirect)
  const reply = await app.server.inject({
    url: back.slice('http://pulse.localhost:4000'.length),
    headers: { host: 'pulse.localhost:4000' },
  })
  expect(reply.statusCode).toBe(303)
  const location = new URL(String(reply.headers.location), back)
  expect(location.pathname).toBe('/studio/sign-on/answer')
  return { test, state: location.searchParams.get('state') ?? '', code: location.searchParams.get('code') ?? undefined }
}

async function tested(own: object = {}): Promise<SignOnResult> {
  return (await finish(await answered(await start(own)))).body
}

describe('LOOK-07 a test sign-in', () => {
  it('LOOK-07 names the person who signed in at the provider, and changes no member', async () => {
    const before = await people()
    const result = await tested()
    expect(result.steps.map(({ step, state }) => [step, state])).toEqual([
      ['provider', 'good'],
      ['signIn', 'good'],
      ['token', 'good'],
      ['identity', 'good'],
      ['claims', 'good'],
    ])
    expect(result.person).toEqual({
      subject: 'ada',
      email: 'ada@id.example',
      firstName: 'Ada',
      lastName: 'Lovelace',
    })
    expect(await people()).toEqual(before)
    expect(await read()).toMatchObject({ provider: null, isOn: false })
  })

  it('LOOK-07 works without a secret, like members’ browsers, and reports when that can’t work', async () => {
    const open = { clientId: 'club-browser', clientSecret: null }
    expect((await tested(open)).person).toMatchObject({ subject: 'ada' })
    provider.alter('/.well-known', (body) => ({ ...body, token_endpoint: 'https://tokens.example/token' }))
    expect(last(await start(open))).toMatchObject({ problem: 'browserBlocked', detail: 'https://tokens.example' })
    provider.asItIs()
    provider.readable(false)
    const address = `${provider.issuer}/.well-known/openid-configuration`
    expect(last(await start(open))).toMatchObject({ problem: 'browserRefused', detail: address })
  })

  it('LOOK-07 stops at a provider’s address that is wrong, down or someone else’s, and names it', async () => {
    const trouble = async (own: object = {}) => {
      const { steps, address } = await start(own)
      expect([steps.length, address]).toEqual([1, null])
      return [steps[0]?.problem, steps[0]?.detail]
    }
    const nowhere = 'http://127.0.0.1:9'
    const document = '/.well-known/openid-configuration'
    expect(await trouble({ authority: nowhere })).toEqual(['unreachable', nowhere + document])
    const page = `${provider.issuer}/nothing`
    expect(await trouble({ authority: page })).toEqual(['notAProvider', page + document])
    provider.alter('/.well-known', (body) => ({ ...body, issuer: 'https://other.example' }))
    expect(await trouble()).toEqual(['issuerMismatch', 'https://other.example'])
    provider.alter('/.well-known', (body) => ({ ...body, jwks_uri: `${provider.issuer}/gone` }))
    expect(await trouble()).toEqual(['keysUnreachable', `${provider.issuer}/gone`])
    provider.alter('/.well-known', (body) => ({ ...body, response_types_supported: ['id_token'] }))
    expect(await trouble()).toEqual(['noCodeFlow', 'id_token'])
  })

  it('LOOK-07 names the answer, secret, key or claim that failed', async () => {
    const resigned = (own: JWTPayload) => {
      provider.alter('/token', async (body) => ({ ...body, id_token: await provider.resign(body.id_token, own) }))
    }
    expect(last(await tested({ clientSecret: 'not the secret' }))).toMatchObject({
      step: 'token',
      problem: 'clientRefused',
    })
    provider.alter('/token', (body) => ({ ...body, id_token: `${String(body.id_token).slice(0, -6)}AAAAAA` }))
    expect(last(await tested())).toMatchObject({ step: 'identity', problem: 'signature' })
    provider.asItIs()
    resigned({ aud: 'another-club' })
    const audience = last(await tested())
    expect(audience).toMatchObject({ step: 'identity', problem: 'claimRefused' })
    expect(audience?.detail).toMatch(/^aud: /)
    const seconds = Math.floor(Date.parse((await app.call('GET', '/demo/clock')).json().now) / 1000)
    resigned({ iat: seconds + 3600, exp: seconds + 7200 })
    expect(last(await tested())).toMatchObject({ problem: 'clock' })
    resigned({ email: undefined })
    const nameless = await tested()
    expect(last(nameless)).toMatchObject({ step: 'claims', state: 'warning', problem: 'emailMissing', detail: 'email' })
    provider.alter('/token', ({ id_token: _token, ...body }) => body)
    expect(last(await tested())).toMatchObject({ problem: 'noIdentityToken' })
  })

  it('LOOK-07 reports the provider’s refusal and an answer to another test, and refuses another person’s', async () => {
    const begun = await start()
    const { test, state } = begun
    const refused = (await finish({ test, state, error: 'access_denied', errorDescription: 'Not you' })).body
    expect(last(refused)).toMatchObject({ problem: 'providerRefused', detail: 'access_denied: Not you' })
    const other = (await finish({ test, state: 'studio-test.other', code: 'x' })).body
    expect(last(other)).toMatchObject({ problem: 'otherAnswer' })
    const answer = await answered(begun)
    const colleague = await app.newStaff('owner')
    expect((await finish(answer, colleague)).body.code).toBe('linkExpired')
    expect((await finish({ ...answer, test: `${answer.test}x` })).body.code).toBe('linkExpired')
  })

  it('LOOK-07 requests nothing from a private network, and in production nothing without TLS', async () => {
    const endpoints = createProviderEndpoints(createOutboundFetch({ networks: [] }))
    const parts = { endpoints, tokens: createIdentityTokens(), seal: createSeal('x'), makeToken: randomToken }
    const look = (allowsHttp: boolean) =>
      createSignOnTests({ ...parts, allowsHttp }).lookAt(
        { authority: provider.issuer, clientSecret: null },
        redirect,
        [],
      )
    expect(await look(true)).toMatchObject({ problem: 'privateAddress' })
    expect(await look(false)).toMatchObject({ problem: 'insecureAddress' })
  })
})

describe('LOOK-07 setting single sign-on up', () => {
  it('LOOK-07 stores a secret that is never shown again, and members sign in with it', async () => {
    expect((await save({}, true)).body).toMatchObject({
      provider: { authority: provider.issuer, clientId: 'club-server', hasSecret: true },
      isOn: true,
      redirectAddresses: [redirect],
    })
    const { entries } = (await app.studio('listAudit', { as: owner, query: { objectKind: 'club' } })).body
    const shown = JSON.stringify([await read(), entries, (await app.call('GET', '/api/v1/tenants/pulse')).json()])
    const { rows } = await app.database.execute(`select config::text || settings::text as stored from tenant`)
    expect(shown + JSON.stringify(rows)).not.toContain(confidentialClient.clientSecret)

    // The members' app requests the token from this server, which adds the secret.
    const verifier = randomToken()
    const query = new URLSearchParams({
      client_id: 'club-server',
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid email',
      state: 'members-own',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    const back = await createBrowser().follow(`${provider.issuer}/auth?${query}`, redirect)
    const form = {
      grant_type: 'authorization_code',
      code: new URL(back).searchParams.get('code') ?? '',
      redirect_uri: redirect,
      code_verifier: verifier,
    }
    const exchanged = await app.call('POST', '/oauth/sso/token?tenant=pulse', { form })
    expect(exchanged.status).toBe(200)
    const { id_token: token } = exchanged.json()
    const reply = await app.call('POST', '/oauth/login', { tenant: 'pulse', form: { token } })
    expect([reply.status, reply.json().ExternalUserId]).toEqual([201, 'ada'])
    expect((await app.call('POST', '/oauth/sso/token?tenant=tempo', { form })).status).toBe(404)
  })

  it('LOOK-07 keeps the stored secret for its own provider and client only', async () => {
    await save({}, true)
    expect((await tested({ clientSecret: undefined })).person).toMatchObject({ subject: 'ada' })
    const elsewhere = await start({ clientSecret: undefined, clientId: 'club-browser' })
    expect((await finish(await answered(elsewhere))).body.person).toMatchObject({ subject: 'ada' })
    expect((await save({ clientSecret: undefined, clientId: 'club-browser' }, false)).body.provider.hasSecret).toBe(
      false,
    )
  })

  it('LOOK-07 is refused with an explanation if the provider is down, and changes nothing', async () => {
    await save({}, true)
    const before = await read()
    const reply = await save({ authority: 'http://127.0.0.1:9' }, true)
    expect([reply.status, reply.body.code]).toEqual([409, 'signOnUnreachable'])
    provider.alter('/.well-known', (body) => ({ ...body, issuer: 'https://other.example' }))
    expect((await save({}, true)).body.code).toBe('signOnMismatch')
    expect(await read()).toEqual(before)
    // Turning it off is always possible.
    expect((await save({ clientSecret: undefined }, false)).body).toMatchObject({ isOn: false })
  })

  it('LOOK-07 AUDIT-03 needs an owner and re-authentication, and can be undone if no secret was changed', async () => {
    const manager = await app.newStaff('manager')
    await app.reauthenticate(manager)
    const body = { provider: null, isOn: false }
    expect((await app.studio('saveSignOn', { as: manager, body })).body.code).toBe('notPermitted')
    const late = await app.newStaff('owner')
    expect((await app.studio('saveSignOn', { as: late, body })).body.code).toBe('reauthenticationRequired')
    const newest = async () =>
      (await app.studio('listAudit', { as: owner, query: { objectKind: 'club' } })).body.entries[0]

    await app.studio('saveSignOn', { as: owner, body })
    expect((await newest()).isUndoable).toBe(false)
    await save({ clientSecret: null, clientId: 'club-browser' }, false)
    const entry = await newest()
    const undo = (as: TestStaff) => app.studio('undoChange', { as, params: { id: entry.id } })
    expect([entry.isUndoable, (await undo(manager)).body.code]).toEqual([true, 'notPermitted'])
    expect((await undo(late)).body.code).toBe('reauthenticationRequired')
    expect((await undo(owner)).status).toBe(204)
    expect(await read()).toMatchObject({ provider: null, isOn: false })
  })
})
