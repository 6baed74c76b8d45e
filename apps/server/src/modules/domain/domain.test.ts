import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DnsServer, startDnsServer } from '../../testing/dns-server.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let dns: DnsServer
let owner: TestStaff
beforeAll(async () => {
  dns = await startDnsServer()
  app = await openStaffApp({
    DNS_SERVERS: dns.address,
    PUBLIC_URL: 'https://upbeat.example',
    EXTRA_HOSTS: 'old.example',
  })
  owner = await app.newStaff('owner')
  await app.reauthenticate(owner)
  dns.set('upbeat.example', ['A', '93.184.215.14'], ['AAAA', '2606:2800:21f:cb07::1'], ['A', '10.0.0.1'])
})
afterAll(async () => {
  await app.close()
  await dns.close()
})

type Record = { purpose: string; type: string; name: string; value: string }
const plan = (domain: string | null, as = owner) => app.studio('planDomain', { as, body: { domain } })
const use = (as = owner, evenIfNotLive = true) => app.studio('useDomain', { as, body: { evenIfNotLive } })
const newest = async () => (await app.studio('listAudit', { as: owner, query: { objectKind: 'club' } })).body.entries[0]
const isAllowed = async (query: string, headers = {}) =>
  (await app.server.inject({ url: `/certificate-allowed${query}`, headers: { host: 'localhost:4000', ...headers } }))
    .statusCode

async function prove(as = owner) {
  const { records } = (await app.studio('getDomain', { as })).body as { records: Record[] }
  const { name = '', value = '' } = records.find(({ purpose }) => purpose === 'ownership') ?? {}
  dns.set(name, ['TXT', value])
}

describe('LOOK-06 a club’s own domain', () => {
  it('LOOK-06 shows the DNS records to set, with public addresses only', async () => {
    const reply = await plan('https://Club.Example/')
    expect(reply).toMatchObject({ status: 200, body: { domain: null, plannedDomain: 'club.example' } })
    expect(reply.body.records).toEqual([
      {
        purpose: 'ownership',
        type: 'TXT',
        name: '_club-domain.club.example',
        value: expect.stringMatching(/^club-domain=/),
      },
      { purpose: 'address', type: 'CNAME', name: 'club.example', value: 'upbeat.example' },
      { purpose: 'address', type: 'A', name: 'club.example', value: '93.184.215.14' },
      { purpose: 'address', type: 'AAAA', name: 'club.example', value: '2606:2800:21f:cb07::1' },
    ])
  })

  it('LOOK-06 checks them and says what is missing', async () => {
    await plan('club.example')
    const check = async () => (await app.studio('checkDomain', { as: owner })).body
    expect(await check()).toMatchObject({ ownership: 'missing', pointing: 'missing', live: 'unreachable' })
    await prove()
    dns.set('club.example', ['A', '127.0.0.9'])
    expect(await check()).toMatchObject({
      domain: 'club.example',
      ownership: 'proven',
      pointing: 'elsewhere',
      foundAddresses: ['127.0.0.9'],
    })
  })

  it('LOOK-06 is used once it is proven and live, or if the owner insists; its proof is required each time', async () => {
    await plan('gym.example')
    expect((await use()).body.code).toBe('domainNotProven')
    await prove()
    dns.set('gym.example', ['A', '127.0.0.1'])
    expect((await use(owner, false)).body.code).toBe('domainNotLive')
    expect((await app.studio('getDomain', { as: owner })).body.domain).toBe(null)
    const reply = await use()
    expect(reply).toMatchObject({ status: 200, body: { domain: 'gym.example', plannedDomain: null } })
    expect(await newest()).toMatchObject({ before: { domain: null }, after: { domain: 'gym.example' } })
    const club = () => app.server.inject({ url: '/api/v1/tenants/pulse', headers: { host: 'gym.example' } })
    expect((await club()).json()).toMatchObject({ name: 'pulse', url: 'https://gym.example' })
    await app.studio('removeDomain', { as: owner })
    expect((await club()).statusCode).toBe(400)
  })

  it('LOOK-06 is refused if it belongs to another club or the server, which changes nothing', async () => {
    const other = await app.newStaff('owner', 'tempo')
    await app.reauthenticate(other)
    await plan('taken.example', other)
    await prove(other)
    expect((await use(other)).status).toBe(200)
    const before = await app.studio('getDomain', { as: owner })
    for (const [typed, code] of [
      ['taken.example', 'domainTaken'],
      ['upbeat.example', 'domainReserved'],
      ['tempo.upbeat.example', 'domainReserved'],
      ['old.example', 'domainReserved'],
      ['no domain', 'domainInvalid'],
      ['192.0.2.1', 'domainInvalid'],
    ] as const) {
      expect([typed, (await plan(typed)).body.code]).toEqual([typed, code])
    }
    expect((await app.studio('getDomain', { as: owner })).body).toEqual(before.body)
  })

  it('LOOK-06 that two clubs plan goes to the one that proves it first', async () => {
    const other = await app.newStaff('owner', 'mono')
    await app.reauthenticate(other)
    await plan('both.example')
    await plan('both.example', other)
    await prove(other)
    expect((await use()).body.code).toBe('domainNotProven')
    expect((await use(other)).status).toBe(200)
    await prove()
    expect((await use()).body.code).toBe('domainTaken')
  })

  it('LOOK-06 goes to one of two clubs that take it at the same moment', async () => {
    const other = await app.newStaff('owner', 'mono')
    await app.reauthenticate(other)
    for (const each of [owner, other]) {
      await plan('race.example', each)
      await prove(each)
    }
    const { records } = (await app.studio('getDomain', { as: owner })).body as { records: Record[] }
    const others = (await app.studio('getDomain', { as: other })).body.records as Record[]
    dns.set('_club-domain.race.example', ['TXT', records[0]?.value ?? ''], ['TXT', others[0]?.value ?? ''])
    const replies = await Promise.all([use(), use(other)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const winner = replies[0].status === 200 ? 'pulse' : 'mono'
    const nameAt = async (host: string) =>
      (await app.server.inject({ url: '/manifest.json', headers: { host } })).json().name
    expect(await nameAt('race.example')).toBe(await nameAt(`${winner}.upbeat.example`))
    await app.studio('removeDomain', { as: winner === 'pulse' ? owner : other })
  })

  it('LOOK-06 needs an owner who has just confirmed their identity', async () => {
    const manager = await app.newStaff('manager')
    await app.reauthenticate(manager)
    expect((await plan('club.example', manager)).body.code).toBe('notPermitted')
    const late = await app.newStaff('owner')
    for (const name of ['planDomain', 'useDomain', 'removeDomain'] as const) {
      const reply = await app.studio(name, { as: late, body: { domain: 'club.example' } })
      expect([name, reply.body.code]).toEqual([name, 'reauthenticationRequired'])
    }
  })

  it('LOOK-06 AUDIT-03 can be undone in the history by an owner who confirms, not by a manager', async () => {
    await plan('undone.example')
    await prove()
    await use()
    const entry = await newest()
    const manager = await app.newStaff('manager')
    await app.reauthenticate(manager)
    const undo = (as: TestStaff) => app.studio('undoChange', { as, params: { id: entry.id } })
    const seen = (await app.studio('listAudit', { as: manager, query: { objectKind: 'club' } })).body.entries[0]
    expect([entry.isUndoable, seen.isUndoable, (await undo(manager)).body.code]).toEqual([true, false, 'notPermitted'])
    expect((await undo(await app.newStaff('owner'))).body.code).toBe('reauthenticationRequired')
    expect((await undo(owner)).status).toBe(204)
    const now = (await app.studio('getDomain', { as: owner })).body
    expect(now).toMatchObject({ domain: null, plannedDomain: 'undone.example' })
    expect((await undo(owner)).body.code).toBe('notUndoable')
  })

  it('LOOK-06 AUDIT-03 a removed domain is restored only while its DNS still names the club', async () => {
    await plan('removed.example')
    await prove()
    await use()
    const before = (await app.studio('getDomain', { as: owner })).body
    const [ownership] = before.records
    await app.studio('removeDomain', { as: owner })
    const removal = await newest()
    const undo = async ({ id }: { id: string }) => {
      const { status, body } = await app.studio('undoChange', { as: owner, params: { id } })
      return [status, body?.code]
    }
    dns.set(ownership.name)
    expect(await undo(removal)).toEqual([409, 'domainNotProven'])
    expect((await app.studio('getDomain', { as: owner })).body.domain).toBe(null)
    dns.set(ownership.name, ['TXT', ownership.value])
    expect(await undo(removal)).toEqual([204, undefined])
    expect((await app.studio('getDomain', { as: owner })).body).toEqual(before)
    expect(await undo(await newest())).toEqual([204, undefined])
    expect((await app.studio('getDomain', { as: owner })).body.domain).toBe(null)
  })
})

describe('the domain of short links', () => {
  const change = (value: string | null, as = owner) =>
    app.studio('changeOwnerSetting', { as, params: { key: 'dynamicLinkDomain' }, body: { value } })
  const clubAt = async (host: string) => {
    const reply = await app.server.inject({ url: '/manifest.json', headers: { host } })
    return reply.statusCode === 200 ? (reply.json().name as string) : reply.statusCode
  }

  it('SHARE-08 serves the club once its DNS proves ownership, and the refusal names the records', async () => {
    const refused = await change('go.pulse-links.example')
    expect(refused).toMatchObject({ status: 409, body: { code: 'domainNotProven' } })
    const [record] = refused.body.records
    expect(refused.body.records).toMatchObject([
      { type: 'TXT', name: '_club-domain.go.pulse-links.example' },
      { type: 'CNAME', name: 'go.pulse-links.example', value: 'upbeat.example' },
      ...['A', 'AAAA'].map((type) => ({ type, name: 'go.pulse-links.example' })),
    ])
    expect(await clubAt('go.pulse-links.example')).toBe(400)
    dns.set(record.name, ['TXT', record.value])
    expect((await change('https://go.pulse-links.example')).status).toBe(200)
    expect(await clubAt('go.pulse-links.example')).toBe(await clubAt('pulse.upbeat.example'))
    expect(await isAllowed('?domain=go.pulse-links.example')).toBe(200)
    expect((await change(null)).status).toBe(200)
    expect(await clubAt('go.pulse-links.example')).toBe(400)
  })

  it('SHARE-08 can’t be a host of the installation, of another club, or owned by others', async () => {
    const other = await app.newStaff('owner', 'tempo')
    await app.reauthenticate(other)
    await plan('tempo-gym.example', other)
    await prove(other)
    expect((await use(other)).status).toBe(200)
    const refusals = {
      'upbeat.example': 'domainReserved',
      'tempo.upbeat.example': 'domainReserved',
      'old.example': 'domainReserved',
      'tempo-gym.example': 'domainTaken',
      'tempo.localhost': 'domainInvalid',
      'evil.example': 'domainNotProven',
    }
    const hosts = Object.keys(refusals)
    const before = await Promise.all(hosts.map(clubAt))
    for (const [host, code] of Object.entries(refusals))
      expect([host, (await change(host)).body.code]).toEqual([host, code])
    expect(await Promise.all(hosts.map(clubAt))).toEqual(before)
  })

  it('SHARE-08 needs an owner who has just confirmed their identity', async () => {
    const manager = await app.newStaff('manager')
    await app.reauthenticate(manager)
    expect((await change('go.club.example', manager)).body.code).toBe('notPermitted')
    const plain = { as: manager, params: { key: 'dynamicLinkDomain' }, body: { value: 'go.club.example' } }
    expect((await app.studio('changeSetting', plain)).status).toBe(404)
    expect((await change('go.club.example', await app.newStaff('owner'))).body.code).toBe('reauthenticationRequired')
  })
})

describe('the sender of a club’s email', () => {
  const change = (value: string, as = owner) =>
    app.studio('changeOwnerSetting', { as, params: { key: 'settings.mailFrom' }, body: { value } })

  it('LOOK-05 must be at a domain that the club has proven to own, and is set by owners', async () => {
    const manager = await app.newStaff('manager')
    await app.reauthenticate(manager)
    expect((await change('desk@pulse-mail.example', manager)).body.code).toBe('notPermitted')
    const plain = { as: manager, params: { key: 'settings.mailFrom' }, body: { value: 'desk@pulse-mail.example' } }
    expect((await app.studio('changeSetting', plain)).status).toBe(404)
    for (const address of ['security@upbeat.example', 'hello@tempo-gym.example', 'a@pulse-mail.example@upbeat.example'])
      expect([address, (await change(address)).status]).toEqual([address, expect.toBeOneOf([400, 409])])
    const refused = await change('desk@pulse-mail.example')
    expect(refused.body).toMatchObject({ code: 'domainNotProven', records: [{ type: 'TXT' }] })
    const [record] = refused.body.records
    dns.set(record.name, ['TXT', record.value])
    expect((await change('desk@pulse-mail.example')).status).toBe(200)
  })
})

describe('LOOK-06 a proxy’s request for a certificate', () => {
  it('LOOK-06 is allowed for the server’s names, clubs’ domains, and planned ones that are proven', async () => {
    const harbour = await app.newStaff('owner', 'harbour')
    await app.reauthenticate(harbour)
    await plan('harbour-gym.example', harbour)
    expect(await isAllowed('?domain=harbour-gym.example')).toBe(404)
    await prove(harbour)
    expect(await isAllowed('?domain=harbour-gym.example')).toBe(200)
    expect((await use(harbour)).status).toBe(200)
    for (const domain of ['harbour-gym.example', 'HARBOUR-GYM.example', 'upbeat.example', 'pulse.upbeat.example'])
      expect([domain, await isAllowed(`?domain=${domain}`)]).toEqual([domain, 200])
    for (const domain of ['other.example', 'nobody.upbeat.example', 'pulse.evil.example', '127.0.0.1', ''])
      expect([domain, await isAllowed(`?domain=${domain}`)]).toEqual([domain, 404])
    expect(await isAllowed('')).toBe(404)
    expect(await isAllowed('?domain=%00')).toBe(400)
    expect(await isAllowed('?domain=upbeat.example', { host: 'server:4000' })).toBe(200)
  })

  it('LOOK-06 tells the public nothing: forwarded requests get 404', async () => {
    for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via']) {
      expect([header, await isAllowed('?domain=upbeat.example', { [header]: '203.0.113.9' })]).toEqual([header, 404])
    }
  })
})
