import type { SettingValue } from '@upbeat/contract/studio/entities/settings'
import { editableSettings, type Setting } from '@upbeat/rules/tenant/settings-catalogue'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startDnsServer } from '../../testing/dns-server.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let dns: Awaited<ReturnType<typeof startDnsServer>>
beforeAll(async () => {
  // The DNS server has no records, so no ownership can be proven.
  dns = await startDnsServer()
  app = await openStaffApp({
    DNS_SERVERS: dns.address,
    PUBLIC_URL: 'https://classes.example',
    EXTRA_HOSTS: 'old.example',
    DEFAULT_TENANT: 'mono',
  })
  const links = JSON.stringify({ dynamicLinkDomain: 'go.tempo.example', url: 'https://www.tempo.example' })
  await app.database.execute(
    `update tenant set domain = 'tempo.example', config = config || $1::jsonb where name = 'tempo'`,
    [links],
  )
  await app.database.execute(`update tenant set domain = 'harbour.example', disabled = true where name = 'harbour'`)
  await app.database.notify('tenant_changed', 'tempo')
  await vi.waitFor(async () => expect(await clubAt('tempo.example')).toContain('Tempo'))
})
afterAll(async () => {
  await app.close()
  await dns.close()
})

/** Hosts of the installation, of another club, of a disabled one, and of none. */
const hosts = [
  'classes.example',
  'tempo.classes.example',
  'tempo.old.example',
  'tempo.localhost',
  'tempo.example',
  'go.tempo.example',
  'www.tempo.example',
  'harbour.example',
  'evil.example',
]
/** The forms in which settings contain a host. */
const shapes: ((host: string) => SettingValue)[] = [
  (host) => host,
  (host) => `https://${host}`,
  (host) => [host],
  (host) => [`https://${host}`],
  (host) => `desk@${host}`,
]

/** The club that a host serves to members and to staff, and whether a proxy may get a certificate for it. */
async function clubAt(host: string) {
  const answers = await Promise.all([
    app.server.inject({ url: '/manifest.json', headers: { host } }),
    app.server.inject({ url: '/studio/api/v1/session', headers: { host } }),
    app.server.inject({ url: `/certificate-allowed?domain=${host}`, headers: { host: 'localhost' } }),
  ])
  return answers.map((answer) => `${answer.statusCode} ${answer.body}`).join(' | ')
}

async function clubs() {
  return Object.fromEntries(await Promise.all(hosts.map(async (host) => [host, await clubAt(host)] as const)))
}

it('LOOK-05 LOOK-06 no setting of a club changes what the hosts of others, of the installation or of no club serve', {
  timeout: 240_000,
}, async () => {
  const staff: TestStaff[] = [await app.newStaff('manager'), await app.newStaff('owner')]
  for (const each of staff) await app.reauthenticate(each)
  const before = await clubs()
  expect(before['tempo.classes.example']).toContain('Tempo')
  expect(before['evil.example']).toMatch(/^400/)
  const taken: string[] = []
  const accepted = new Set<string>()

  /** Whether a manager or else an owner may set this. */
  async function set({ key, permission }: Setting, value: SettingValue) {
    for (const as of staff) {
      const call = permission ? 'changeOwnerSetting' : 'changeSetting'
      const { status } = await app.studio(call, { as, params: { key }, body: { value } })
      if (status !== 403) return status === 200
    }
    return false
  }

  async function accepts(setting: Setting, shape: (typeof shapes)[number], host: string) {
    if (!(await set(setting, shape(host)))) return false
    accepted.add(setting.key)
    if ((await clubAt(host)) !== before[host]) taken.push(`${setting.key} ${JSON.stringify(shape(host))}`)
    return true
  }

  for (const setting of editableSettings) {
    if (['switch', 'number', 'choice'].includes(setting.control)) continue
    // The schema checks a value's shape independently of the host: try each shape with one host, then each host.
    const fitting: typeof shapes = []
    for (const shape of shapes) if (await accepts(setting, shape, 'evil.example')) fitting.push(shape)
    for (const [at, host] of hosts.entries()) {
      for (const shape of fitting.length > 0 ? [fitting[at % fitting.length]] : shapes.slice(0, 2)) {
        if (shape) await accepts(setting, shape, host)
      }
    }
    await set(setting, null)
  }
  expect(taken).toEqual([])
  expect(await clubs()).toEqual(before)
  expect(accepted.size).toBeGreaterThan(15)
})
