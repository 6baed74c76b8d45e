import { randomUUID } from 'node:crypto'
import { fillPath } from '@upbeat/contract/fill-path'
import type { StudioCall } from '@upbeat/contract/studio/call'
import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import type { Role } from '@upbeat/rules/staff/may'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Encode } from '../modules/intake/encoding/encoder-process.ts'
import { createSetupLink } from '../modules/setup/setup-link.ts'
import { createSetupRepository } from '../modules/setup/setup-repository.ts'
import { createStaffRepository } from '../modules/staff/staff-repository.ts'
import { hashPassword } from '../platform/session/password.ts'
import { createStaffSessions } from '../platform/session/staff-sessions.ts'
import { randomToken } from '../platform/session/token.ts'
import { openMemberApp, type Reply } from './member-app.ts'

/** A staff member with a session. */
export type TestStaff = { accountId: string; email: string; tenant: string; cookie: string; sessionId: string }
export type StudioOptions = {
  /** Null without a `cookie` header: no one is signed in. */
  as?: TestStaff | null
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /** The club whose host is called; the default is the person's club, else pulse. */
  tenant?: string
}
export type StaffApp = Awaited<ReturnType<typeof openStaffApp>>

const password = 'Demo1234'

/** The demo app for tests of the studio: people with any role, and calls by their name in the contract. */
export async function openStaffApp(
  settings: Partial<Record<keyof Config, string>> = {},
  log?: Logger,
  encode?: Encode,
) {
  const app = await openMemberApp(settings, log, encode)
  const passwordHash = await hashPassword(password)

  /** The server's time, which is the machine's without the demo. */
  async function now() {
    const reply = await app.call('GET', '/demo/clock')
    return reply.status === 200 ? new Date(reply.json().now) : new Date()
  }

  /** Creates an account with a role in a club (none if null), signed in; its password is `Demo1234`. */
  async function newStaff(role: Role | null, tenant = 'pulse', name = `Test ${role ?? 'nobody'}`): Promise<TestStaff> {
    const accountId = randomUUID()
    const email = `${accountId}@staff.example`
    const at = (await now()).toISOString()
    await app.database.execute(
      `insert into staff_account (id, email, email_key, name, password_hash, created_at, first_signed_in_at)
        values ($1, $2, $2, $3, $4, $5, $5)`,
      [accountId, email, name, passwordHash, at],
    )
    if (role) {
      await app.database.execute(
        `insert into staff_membership (tenant_id, account_id, role, created_at)
          select id, $2, $3, $4 from tenant where name = $1`,
        [tenant, accountId, role, at],
      )
    }
    return { accountId, email, tenant, ...(await openSession(accountId)) }
  }

  /** Signs an account in at another browser. */
  async function openSession(accountId: string) {
    const opened = await now()
    const parts = { database: app.database, now: () => opened, makeId: randomUUID, makeToken: randomToken }
    const token = await createStaffSessions(parts).open(accountId, 'test browser')
    const [session] = (
      await app.database.execute('select id from staff_session where account_id = $1 order by created_at desc', [
        accountId,
      ])
    ).rows
    return { cookie: `staff_session=${token}`, sessionId: String(session?.id) }
  }

  /** Marks the session as if the password had just been entered again. */
  async function reauthenticate({ sessionId }: TestStaff) {
    const at = (await now()).toISOString()
    await app.database.execute('update staff_session set reauthenticated_at = $1 where id = $2', [at, sessionId])
  }

  /** The link that the server prints at its first start. */
  async function makeSetupLink(): Promise<string> {
    const at = await now()
    const parts = { now: () => at, makeToken: randomToken, config: { PUBLIC_URL: undefined, PORT: 4000 } }
    return createSetupLink({ ...parts, setup: createSetupRepository(app.database.db, createStaffRepository) }).make()
  }

  async function studio(name: StudioCallName, options: StudioOptions = {}): Promise<Reply> {
    const call: StudioCall = studioCalls[name]
    const { as = null, params = {}, query = {}, body, headers = {}, tenant = as?.tenant ?? 'pulse' } = options
    const search = new URLSearchParams(query).toString()
    const host = `${tenant}.localhost:4000`
    const reply = await app.server.inject({
      method: call.method,
      url: studioBase + fillPath(call.path, params) + (search && `?${search}`),
      headers: {
        host,
        ...(call.method !== 'GET' && { origin: `http://${host}` }),
        ...(as && { cookie: as.cookie }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = /json/.test(String(reply.headers['content-type']))
    return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body }
  }

  return { ...app, makeSetupLink, newStaff, openSession, reauthenticate, studio }
}
