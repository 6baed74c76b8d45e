import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port.mjs'
import { programArguments, quickWasm, serverArguments, serverEnvironment } from '../../scripts/runtime.mjs'
import { callApi } from './api.ts'
import { storeSession } from './store-session.ts'
import { demoPassword, type TenantName } from './tenants.ts'
import { copyDatabase } from './test-databases.ts'

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>

/** A test's own server with the demo: its clock and settings can be changed without affecting other tests. */
export async function startOwnServer(settings: Record<string, string> = {}) {
  const port = await freePort(0)
  const dataDir = mkdtempSync(join(tmpdir(), 'upbeat-own-'))
  const { PATH, HOME } = process.env
  const database = await copyDatabase(dataDir, { isEmpty: settings.DEMO === 'off' })
  /** For programs that work on the server's database. */
  const environment = { ...serverEnvironment, PATH, HOME, DATA_DIR: dataDir, ...database }
  const own = {
    PORT: String(port),
    CLOCK: 'demo',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    RTMP: 'off',
    UPBEAT_TEST_PASSWORDS: 'cheap',
    SIGN_INS_PER_ACCOUNT: '10000',
  }
  const server = spawn(process.execPath, [quickWasm, ...serverArguments], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, ...own, ...settings },
  })
  const ended = once(server, 'exit')
  const serving = await Promise.race([once(server, 'message').then(() => true), ended.then(() => false)])
  if (!serving) throw new Error('The server ended before it served.')
  const origin = `http://127.0.0.1:${port}`
  const url = (path: string, tenant: TenantName = 'pulse') => `http://${tenant}.localhost:${port}${path}`

  /** Moves the clock; resolves after jobs due by then have run. */
  async function advance(days: number) {
    const reply = await fetch(`${origin}/demo/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceSeconds: days * 86_400 }),
    })
    if (!reply.ok) throw new Error(`The clock answered ${reply.status}.`)
  }

  /** Changes a club's configuration with `npm run tenant`. */
  function setTenant(tenant: TenantName, ...values: string[]) {
    execFileSync(process.execPath, [...programArguments('tenant'), 'set', tenant, ...values], { env: environment })
  }

  async function signIn(email: string, tenant: TenantName = 'pulse') {
    const { Code, UserId } = await callApi('login', {
      origin,
      tenant,
      body: { username: email, password: demoPassword },
    })
    return { token: Code, userId: UserId }
  }

  /** An account that has answered all the club's policies. */
  async function newMember(tenant: TenantName = 'pulse'): Promise<string> {
    const email = `${crypto.randomUUID()}@members.example`
    const applicationProfile = { emailAddress: email, passwordHash: demoPassword, countryCode: 'gb' }
    const accessCode = tenant === 'harbour' ? { accessCode: 'HARBOUR' } : {}
    await callApi('signUp', { origin, tenant, body: { userDetail: { applicationProfile }, ...accessCode } })
    const { token } = await signIn(email, tenant)
    for (const { consentTag } of await callApi('listUserConsents', { origin, tenant, token })) {
      await callApi('answerConsent', { origin, tenant, token, body: { ConsentTag: consentTag, Action: 2 } })
    }
    return email
  }

  /** Opens a page as a member who has just signed in: sessions expire when the clock moves by a month. */
  async function openAs(page: Page, email: string, path: string, tenant: TenantName = 'pulse') {
    await storeSession(page, url('/', tenant), await signIn(email, tenant))
    await page.goto(url(path, tenant))
  }

  async function close() {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }

  return { origin, url, dataDir, environment, advance, setTenant, signIn, newMember, openAs, close }
}
