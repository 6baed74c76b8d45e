import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAuthenticator } from '../../testing/software-authenticator.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp()
})
afterAll(() => app.close())

const origin = 'http://pulse.localhost:4000'

async function addPasskey(who: TestStaff, authenticator = createAuthenticator(origin), name = 'My phone') {
  await app.reauthenticate(who)
  const { body } = await app.studio('startPasskey', { as: who })
  const credential = authenticator.register(body.options.challenge)
  const added = await app.studio('addPasskey', { as: who, body: { name, token: body.token, credential } })
  return { authenticator, added, credential, token: body.token }
}

async function signIn(authenticator: ReturnType<typeof createAuthenticator>, tenant = 'pulse') {
  const { body } = await app.studio('startPasskeySignIn', { tenant })
  const credential = authenticator.sign(body.options.challenge)
  return { answer: { token: body.token, credential }, reply: await give({ token: body.token, credential }, tenant) }
}

function give(body: object, tenant = 'pulse') {
  return app.studio('signInWithPasskey', { tenant, body })
}

it('STAFF-04 STAFF-05 a passkey is added with a name and recovery codes, signs in, is renamed and removed', async () => {
  const who = await app.newStaff('manager')
  const { authenticator, added } = await addPasskey(who)
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ passkey: { name: 'My phone', host: 'pulse.localhost', lastUsedAt: null } })
  expect(added.body.recoveryCodes).toHaveLength(10)
  const { id } = added.body.passkey
  const { reply } = await signIn(authenticator)
  expect(reply.status).toBe(204)
  const cookie = String([reply.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const me = await app.studio('getSession', { headers: { cookie } })
  expect(me.body).toMatchObject({ account: { id: who.accountId }, secondFactor: { methods: ['passkey'], dueAt: null } })
  const rename = { as: who, params: { id }, body: { name: 'Old phone' } }
  expect((await app.studio('renamePasskey', rename)).status).toBe(204)
  const { passkeys } = (await app.studio('getSecurity', { as: who })).body
  expect(passkeys).toMatchObject([{ id, name: 'Old phone', lastUsedAt: expect.any(String) }])
  const stranger = await app.newStaff('manager')
  await app.reauthenticate(stranger)
  expect((await app.studio('removePasskey', { as: stranger, params: { id } })).status).toBe(404)
  expect((await app.studio('removePasskey', { as: who, params: { id } })).status).toBe(204)
  expect((await signIn(authenticator)).reply.body.code).toBe('signInFailed')
})

it('STAFF-04 an answer is accepted once, at its own host, for its own challenge and key', async () => {
  const who = await app.newStaff('manager')
  const { authenticator } = await addPasskey(who)
  const { answer, reply } = await signIn(authenticator)
  expect(reply.status).toBe(204)
  expect((await give(answer)).body.code).toBe('signInFailed')
  expect((await signIn(authenticator, 'tempo')).reply.body.code).toBe('signInFailed')
  const { body } = await app.studio('startPasskeySignIn')
  const foreign = authenticator.sign(Buffer.from('another challenge').toString('base64url'))
  expect((await give({ token: body.token, credential: foreign })).body.code).toBe('signInFailed')
  const forged = createAuthenticator(origin)
  const next = (await app.studio('startPasskeySignIn')).body
  const { id, rawId } = authenticator.sign('x')
  const signature = { ...forged.sign(next.options.challenge), id, rawId }
  expect((await give({ token: next.token, credential: signature })).body.code).toBe('signInFailed')
})

it('STAFF-04 a registration is accepted once, for the account that requested it', async () => {
  const [who, other] = [await app.newStaff('manager'), await app.newStaff('manager')]
  const { token, credential } = await addPasskey(who)
  const again = await app.studio('addPasskey', { as: who, body: { name: 'Again', token, credential } })
  expect(again.body.code).toBe('passkeyRefused')
  await app.reauthenticate(other)
  const { body } = await app.studio('startPasskey', { as: who })
  const made = createAuthenticator(origin).register(body.options.challenge)
  const stolen = await app.studio('addPasskey', { as: other, body: { name: 'x', token: body.token, credential: made } })
  expect(stolen.body.code).toBe('passkeyRefused')
})

it('STAFF-06 a passkey re-authenticates only its own account', async () => {
  const [who, other] = [await app.newStaff('manager'), await app.newStaff('manager')]
  const [mine, theirs] = [await addPasskey(who), await addPasskey(other)]
  const confirm = async ({ authenticator }: typeof mine) => {
    const { body } = await app.studio('startReauthentication', { as: who })
    const passkey = { token: body.token, credential: authenticator.sign(body.options.challenge) }
    return app.studio('reauthenticate', { as: who, body: { passkey } })
  }
  expect((await confirm(theirs)).body.code).toBe('reauthenticationFailed')
  expect((await confirm(mine)).status).toBe(200)
})
