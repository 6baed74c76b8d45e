import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { Encode } from '../modules/intake/encoding/encoder-process.ts'
import { createLog } from '../platform/logging/log.ts'
import { makePostgresDatabase } from './postgres-database.ts'

export type DemoApp = Awaited<ReturnType<typeof openDemoApp>>
export type CallOptions = {
  tenant?: string
  /** A bearer token. */
  token?: string
  body?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

const basic = `Basic ${Buffer.from('upbeat:demo').toString('base64')}`

/** The whole server on a fresh copy of the demo, with a movable clock; one per test file. */
export async function openDemoApp(
  settings: Partial<Record<keyof Config, string>> = {},
  log = createLog('silent'),
  encode?: Encode,
) {
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-test-'))
  const template = process.env.UPBEAT_DEMO_TEMPLATE
  const database = await makePostgresDatabase(`upbeat_${process.pid}_${copies++}`, { template: 'upbeat_template' })
  if (template) copyDemo(template, folder, { withDatabase: database === null })
  const CLOCK = settings.DEMO === 'off' ? 'system' : 'demo'
  // A test of the receiver gives it a port.
  const RTMP = settings.RTMP_PORT === undefined ? 'off' : 'on'
  const own = { DATA_DIR: folder, NODE_ENV: 'test', DEMO: 'on', CLOCK, RTMP, SIGN_INS_PER_ACCOUNT: '10000' }
  const config = readConfig({ ...own, ...(database && { DATABASE_URL: database.socketUrl }), ...settings })
  const app = await createApp(config, log, encode)

  async function close() {
    await app.close()
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  }

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: CallOptions = {}) {
    const reply = await app.server.inject({
      method,
      url,
      headers: {
        host: 'localhost:4000',
        tenantid: options.tenant ?? 'pulse',
        authorization: options.token === undefined ? basic : `Bearer ${options.token}`,
        ...(options.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...options.headers,
      },
      ...(options.form ? { payload: new URLSearchParams(options.form).toString() } : {}),
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    })
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      json: () => reply.json(),
      bytes: reply.rawPayload,
    }
  }

  /** Signs a demo member in and returns the token and the id. */
  async function signIn(email: string, tenant = 'pulse') {
    const reply = await call('POST', '/oauth/login', { tenant, form: { username: email, password: 'Demo1234' } })
    if (reply.status !== 200) throw new Error(`sign-in of ${email} answered ${reply.status}`)
    const { Code: token, UserId: userId } = reply.json() as { Code: string; UserId: string }
    return { token, userId }
  }

  async function advance(seconds: number) {
    await call('POST', '/demo/clock', { body: { advanceSeconds: seconds } })
  }

  return { ...app, close, dataDir: config.DATA_DIR, call, signIn, advance }
}

function copyDemo(template: string, folder: string, { withDatabase }: { withDatabase: boolean }) {
  // Without a filter, since Node's copy with one runs in JavaScript, file by file.
  if (withDatabase) return cpSync(template, folder, { recursive: true })
  const embedded = join(template, 'database')
  cpSync(template, folder, { recursive: true, filter: (path) => path !== embedded })
}

/**
 * A clock that starts when the template was seeded, however long the tests have run: for tests of the demo's schedule.
 */
export function seedingMoment(): { CLOCK_NOW?: string } {
  const now = process.env.UPBEAT_DEMO_SEEDED_AT
  return now ? { CLOCK_NOW: now } : {}
}

let copies = 0
