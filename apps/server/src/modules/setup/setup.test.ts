// @database embedded
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StudioCall } from '@upbeat/contract/studio/call'
import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { askControl } from '../../platform/control/control-socket.ts'
import { createLog } from '../../platform/logging/log.ts'
import { signUpBody } from '../../testing/member-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-setup-'))
let app: App
beforeAll(async () => {
  app = await createApp(readConfig({ DATA_DIR: folder, NODE_ENV: 'test', DEMO: 'off' }), createLog('silent'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

type Sent = { body?: object; cookie?: string; query?: string; host?: string }
async function studio(name: StudioCallName, { body, cookie = '', query = '', host = 'localhost:4000' }: Sent = {}) {
  const { method, path }: StudioCall = studioCalls[name]
  const headers = { host, cookie, ...(method !== 'GET' && { origin: `http://${host}` }) }
  const reply = await app.server.inject({
    method,
    url: studioBase + path + query,
    headers,
    ...(body && { payload: body }),
  })
  const cookies = [reply.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0])
  return { status: reply.statusCode, body: reply.body ? reply.json() : null, cookie: cookies.join('; ') }
}

const person = { name: 'Ola Owner', email: 'ola@riverside.example', password: 'Fresh1234' }
const place = { language: 'de', timeZone: 'Europe/Berlin', currency: 'EUR' }
const tokenOf = (link: string | null) => link?.split('#')[1] ?? ''
const command = async (...words: string[]) => {
  return (await askControl(folder, { program: 'studio', words, files: {} })) as { ok: boolean; text: string }
}
let cookie = ''

it('SETUP-01 prints a link, which is required to create an account; a new one replaces the old one', async () => {
  expect(app.setupLink).toMatch(/^http:\/\/localhost:4000\/studio\/start#[\w-]{43}$/)
  expect((await studio('getSession')).status).toBe(401)
  expect((await studio('createSetupAccount', { body: { ...person, token: 'invented' } })).body.code).toBe('linkExpired')
  const { ok, text } = await command('link')
  expect(ok).toBe(true)
  expect((await studio('readSetupLink', { body: { token: tokenOf(app.setupLink) } })).body.code).toBe('linkExpired')
  expect((await studio('readSetupLink', { body: { token: tokenOf(text) } })).status).toBe(204)
  const made = await studio('createSetupAccount', { body: { ...person, token: tokenOf(text) } })
  expect([made.status, made.body]).toEqual([200, { kind: 'signedIn' }])
  const again = { ...person, email: 'other@riverside.example', token: tokenOf(text) }
  expect((await studio('createSetupAccount', { body: again })).body.code).toBe('linkExpired')
  cookie = made.cookie
  const { account, club } = (await studio('getSession', { cookie })).body
  expect([account.isInstallationAdmin, club]).toEqual([true, null])
})

it('SETUP-02 stores the input on the server: another browser continues where the first stopped', async () => {
  expect((await studio('getSetup', { cookie })).body).toEqual({ step: 'club', input: {}, club: null })
  await studio('saveSetup', { cookie, body: { step: 'club', input: { club: { name: 'River' } } } })
  await studio('saveSetup', { cookie, body: { step: 'look', input: { look: { colour: '#0b5fff' } } } })
  // Typed before the next step was opened, but saved after it.
  await studio('saveSetup', { cookie, body: { input: { club: { name: 'Riverside' } } } })
  const other = await studio('signIn', { body: { email: person.email, password: person.password } })
  expect((await studio('getSetup', { cookie: other.cookie })).body).toMatchObject({
    step: 'look',
    input: { club: { name: 'Riverside' }, look: { colour: '#0b5fff' } },
  })
})

it('SETUP-03 SETUP-06 creates the club at a checked address, which plain localhost then serves, with a QR code', async () => {
  const check = async (query: string) => (await studio('checkClubAddress', { cookie, query })).body
  expect(await check('?name=Riverside%20Gym')).toEqual({
    address: 'riverside-gym',
    state: 'free',
    alternative: 'riverside-gym',
    url: 'http://localhost:4000/?tenant=riverside-gym',
  })
  expect(await check('?address=studio')).toMatchObject({ state: 'reserved', alternative: 'studio-club' })
  expect(await check('?address=Not%20one')).toMatchObject({ state: 'invalid', alternative: 'not-one' })
  const club = { displayName: 'Riverside Gym', address: 'riverside', ...place }
  const made = await studio('createClub', { cookie, body: club })
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({ name: 'riverside', displayName: 'Riverside Gym' }),
  ])
  expect(await check('?address=riverside')).toMatchObject({ state: 'taken', alternative: 'riverside-club' })
  expect((await studio('createClub', { cookie, body: club })).body.code).toBe('addressTaken')
  const { club: here } = (await studio('getSession', { cookie })).body
  expect(here).toMatchObject({ name: 'riverside', role: 'owner', timeZone: 'Europe/Berlin' })
  expect((await studio('getSetup', { cookie })).body.club).toMatchObject({ name: 'riverside' })
  const onAir = (await studio('getOnAir', { cookie })).body
  expect(onAir.address).toMatch(/^http:\/\/localhost:4000\//)
  expect(onAir.qrCode).toMatch(/^<svg/)
  const tenant = (host: string) => app.server.inject({ url: '/manifest.json', headers: { host } })
  for (const host of ['localhost:4000', 'riverside.localhost:4000']) {
    expect((await tenant(host)).json().name).toBe('Riverside Gym')
  }
})

it('lets everyone who signs up at a new club watch, until it sells plans or requires codes', async () => {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/oauth/signup',
    headers: { host: 'riverside.localhost:4000', authorization: `Basic ${btoa('upbeat:demo')}` },
    payload: signUpBody('mia@home.example', 'Quillow-2026'),
  })
  expect(reply.statusCode).toBe(201)
  const { rows } = await app.database.execute(
    'select status, access_ends_at from subscription where member_id = (select id from member where email = $1)',
    ['mia@home.example'],
  )
  expect(rows).toEqual([{ status: 'active', access_ends_at: null }])
})

it('SETUP-07 only installation administrators, who are appointed by the command line, create more clubs', async () => {
  const next = { displayName: 'Second', address: 'second', ...place }
  expect((await studio('createClub', { cookie, body: next })).status).toBe(201)
  expect((await studio('listClubs', { cookie })).body.map(({ name }: { name: string }) => name)).toEqual([
    'riverside',
    'second',
  ])
  expect((await studio('getSession', { cookie })).body.club.name).toBe('riverside')
  const { rows } = await app.database.execute(`select action, actor_kind from audit_entry where object_kind = 'club'`)
  expect(rows).toEqual([
    { action: 'club.created', actor_kind: 'staff' },
    { action: 'club.created', actor_kind: 'staff' },
  ])
  await app.database.execute('update staff_account set is_installation_admin = false')
  expect((await studio('createClub', { cookie, body: { ...next, address: 'third' } })).body.code).toBe('notPermitted')
  expect((await command('admin', 'nobody@riverside.example')).ok).toBe(false)
  expect((await command('admin', person.email)).ok).toBe(true)
  expect((await studio('listClubs', { cookie })).status).toBe(200)
})
