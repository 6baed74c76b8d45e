// @database both
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tls from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage } from '../../adapters/storage/folder/folder-storage.ts'
import { type Config, readConfig } from '../../config.ts'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { makePostgresDatabase } from '../../testing/postgres-database.ts'
import { runNpm } from '../../testing/run-npm.ts'
import { openSmtpSink } from '../../testing/smtp-sink.ts'
import { makeCertificate, openTlsProxy, type TlsProxy } from '../../testing/tls-proxy.ts'
import { openDatabase } from '../db/open-database.ts'
import { examine } from './examine.ts'
import type { Tries } from './tries.ts'

const onPostgres = process.env.UPBEAT_TEST_DATABASE === 'postgresql'
const now = new Date()
const [hourMs, dayMs] = [3_600_000, 86_400_000]
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const trusted = tls.getCACertificates('default')
const work = mkdtempSync(join(tmpdir(), 'upbeat-doctor-'))
const cleanUp: (() => unknown)[] = [() => rmSync(work, { recursive: true })]
let app: DemoApp
let proxy: TlsProxy
let certificate: string
let good: Record<string, string>
/** Whatever an adapter would try works. */
const tries: Tries = {
  storage: createFolderStorage(join(work, 'media')),
  signInToMail: async () => {},
  loadEncoder: async () => {},
}

beforeAll(async () => {
  if (!hasOpenssl) return
  const WEB_DIR = join(work, 'web')
  mkdirSync(join(WEB_DIR, 'assets'), { recursive: true })
  writeFileSync(join(WEB_DIR, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  app = await openDemoApp({ NODE_ENV: 'production', DEMO: '', CLOCK: '', WEB_DIR })
  cleanUp.push(app.close)
  await app.database.execute('update staff_account set is_demo = false')
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const files = makeCertificate(work)
  certificate = files.certificate
  proxy = await openTlsProxy(port, files)
  cleanUp.push(proxy.close)
  const sink = await openSmtpSink()
  cleanUp.push(sink.close)
  saveBackupOf(now)
  good = {
    NODE_ENV: 'production',
    DATA_DIR: app.dataDir,
    PUBLIC_URL: proxy.url,
    CLIENT_CREDENTIALS: 'club:own-secret',
    SMTP_URL: sink.url,
    RTMP: 'off',
    MAIL_FROM: 'club@club.example',
    STRIPE_SECRET_KEY: 'sk_live_a',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
    STRIPE_WEBHOOK_SECRET: 'whsec_a',
    ...(await ordinaryDatabase()),
  }
})
afterAll(async () => {
  tls.setDefaultCACertificates(trusted)
  for (const undo of cleanUp.toReversed()) await undo()
})

/** The database as docs/self-hosting.md creates it. */
async function ordinaryDatabase() {
  const name = `upbeat_doctor_${process.pid}`
  const made = await makePostgresDatabase(name, { owner: name, ownerIn: 'upbeat_club' })
  if (!made) return {}
  cleanUp.push(made.drop)
  const settings = { DATABASE_URL: made.url }
  await (await openDatabase({ ...settings, DATA_DIR: 'memory' })).close()
  return settings
}

function saveBackupOf(at: Date) {
  const text = JSON.stringify({ file: '/backups/upbeat.tar.gz', createdAt: at.toISOString() })
  writeFileSync(join(app.dataDir, 'last-backup.json'), text)
}

/** The finding of a name with some of the good settings replaced; undefined if there is none. */
async function found(name: string, settings: Partial<Record<keyof Config, string>> = {}, at = now) {
  const findings = await examine(readConfig({ ...good, ...settings }), at, tries)
  const finding = findings.find(({ check }) => check === name)
  return finding && [`${finding.state}: ${finding.message}`, finding.fix].filter(Boolean).join('. ')
}

describe.runIf(hasOpenssl)('the doctor', () => {
  it('finds nothing wrong with an installation ready to go live', async () => {
    const { code, text } = await runNpm(['doctor'], { ...good, NODE_EXTRA_CA_CERTS: certificate })
    const verdicts = text
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/).slice(0, 2).join(' '))
    expect(verdicts.toSorted()).toEqual(
      [
        'TLS',
        'backup',
        'clock',
        'encoder',
        'credential',
        'demo',
        'disk',
        'file modes',
        'headers',
        'mail',
        'mail relay',
        'media folder',
        'payments',
        'purpose',
        'readiness',
        'receiver',
        'version',
        ...(onPostgres ? ['db clock', 'role'] : ['database']),
      ]
        .map((name) => `fine ${name}`)
        .toSorted(),
    )
    expect(code).toBe(0)
  })

  it('doesn’t accept an untrusted certificate', async () => {
    expect(await found('TLS')).toMatch(/^wrong: https:\/\/localhost:\d+: DEPTH_ZERO_SELF_SIGNED_CERT\. /)
    tls.setDefaultCACertificates([...trusted, readFileSync(certificate, 'utf8')])
    expect(await found('TLS')).toMatch(/^fine: /)
  })

  it.each([
    ['purpose', { NODE_ENV: 'test' }, /^wrong: .*NODE_ENV=production/],
    ['TLS', { PUBLIC_URL: '' }, /^wrong: PUBLIC_URL is not set/],
    ['TLS', { PUBLIC_URL: 'http://classes.example' }, /^wrong: PUBLIC_URL is not https/],
    ['TLS', { PUBLIC_URL: 'https://nobody.invalid' }, /^wrong: .*(ENOTFOUND|EAI_AGAIN)/],
    ['mail', { SMTP_URL: '' }, /^wrong: SMTP_URL is not set/],
    [
      'payments',
      { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
      /^look: STRIPE_\* are not set/,
    ],
    ['credential', { CLIENT_CREDENTIALS: '' }, /^look: CLIENT_CREDENTIALS is the demo/],
    ['folder', { DATA_DIR: 'memory' }, /^wrong: DATA_DIR=memory/],
    ['folder', { DATA_DIR: '/nowhere/at/all' }, /^wrong: \/nowhere\/at\/all is not there/],
    ['backup', { DATA_DIR: '/nowhere/at/all' }, /^wrong: none was made/],
    ['database', { DATABASE_URL: 'postgres://upbeat@127.0.0.1:1/none' }, /^wrong: can't be queried/],
  ] as const)('tells of a bad %s: %j', async (name, settings, text) => {
    expect(await found(name, settings)).toMatch(text)
  })

  it('reports headers and a clock changed by a proxy', async () => {
    proxy.change(({ 'strict-transport-security': _hsts, 'referrer-policy': _policy, ...headers }) => headers)
    expect(await found('headers')).toMatch(/^wrong: the proxy removes strict-transport-security, referrer-policy\. /)
    proxy.change((headers) => ({ ...headers, date: new Date(now.getTime() - hourMs).toUTCString() }))
    expect(await found('clock')).toMatch(/^wrong: 3[56]\d\d s from/)
    proxy.change(({ date: _date, ...headers }) => headers)
    expect(await found('clock')).toMatch(/^look: /)
    proxy.change((headers) => headers)
    expect(await found('headers')).toMatch(/^fine: /)
  })

  it('reports a folder open to other accounts and a full disk', async () => {
    chmodSync(app.dataDir, 0o755)
    expect(await found('file modes')).toMatch(/^wrong: .* chmod 700 /)
    chmodSync(app.dataDir, 0o700)
    expect(await found('file modes')).toMatch(/^fine: /)
    // A file system without a free block.
    if (process.platform === 'linux')
      expect(await found('disk', { DATA_DIR: '/proc' })).toMatch(/^wrong: 0\.0 GB free\. /)
  })

  it('reports a backup that is old or can’t be read', async () => {
    saveBackupOf(new Date(now.getTime() - 3 * dayMs))
    expect(await found('backup')).toMatch(/^wrong: .* 3\.0 days old/)
    writeFileSync(join(app.dataDir, 'last-backup.json'), '{')
    expect(await found('backup')).toMatch(/^wrong: .*last-backup\.json can’t be read/)
    saveBackupOf(now)
    expect(await found('backup')).toMatch(/^fine: /)
  })

  it('reports demo accounts, whose password is public', async () => {
    const accounts = (isDemo: boolean) => app.database.execute(`update staff_account set is_demo = ${isDemo}`)
    await accounts(true)
    const own = onPostgres ? { DATABASE_URL: await urlOfApp() } : {}
    expect(await found('demo', own)).toMatch(/^wrong: 25 of its staff/)
    await accounts(false)
    expect(await found('demo', own)).toMatch(/^fine: /)
  })

  it('S-21 reports a club that doesn’t list its provider’s other hosts', async () => {
    const own = onPostgres ? { DATABASE_URL: await urlOfApp() } : {}
    const settings = (value: object) =>
      app.database.execute('update tenant set settings = $1 where name = $2', [JSON.stringify(value), 'tempo'])
    const connectProviders = { vimeo: { url: 'https://provider.example' } }
    await settings({ connectProviders })
    expect(await found('origins', own)).toMatch(/^look: tempo: .*settings\.contentOrigins/)
    await settings({ connectProviders, contentOrigins: ['https://cdn.example'] })
    expect(await found('origins', own)).toBeUndefined()
    await settings({})
  })

  it('D-02 reports a stored host that is the installation’s or another club’s', async () => {
    const own = { EXTRA_HOSTS: 'old.example', ...(onPostgres && { DATABASE_URL: await urlOfApp() }) }
    const shorten = (domain: string | null) =>
      app.database.execute(`update tenant set config = config || $1::jsonb where name = 'tempo'`, [
        JSON.stringify({ dynamicLinkDomain: domain }),
      ])
    await shorten('pulse.old.example')
    expect(await found('hosts', own)).toEqual(
      expect.stringMatching(
        /^look: tempo: dynamicLinkDomain pulse\.old\.example is ignored: it is a name of this server, see PUBLIC_URL and EXTRA_HOSTS/,
      ),
    )
    await shorten(null)
    expect(await found('hosts', own)).toBeUndefined()
  })

  it.runIf(onPostgres)('S-31 reports a superuser’s role and the database’s clock', async () => {
    expect(await found('role', { DATABASE_URL: await urlOfApp() })).toMatch(/^wrong: upbeat is a superuser/)
    expect(await found('db clock', {}, new Date(now.getTime() - hourMs))).toMatch(/^wrong: 3[5-9]\d\d/)
  })
})

async function urlOfApp() {
  const { rows } = await app.database.execute('select current_database() as name')
  return `${process.env.UPBEAT_TEST_POSTGRES}/${rows[0]?.name}`
}
