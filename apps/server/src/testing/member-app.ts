import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import { fillPath } from '@upbeat/contract/fill-path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Encode } from '../modules/intake/encoding/encoder-process.ts'
import { openDemoApp } from './demo-app.ts'

export type MakeOptions = {
  /** A member's e-mail address, whose club is called; `null` sends no credential. Without it the platform's is sent. */
  as?: string | null
  tenant?: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  headers?: Record<string, string>
}
// biome-ignore lint/suspicious/noExplicitAny: tests read replies freely; the server validates them against the contract.
export type Reply = { status: number; body: any; headers: Record<string, unknown> }
export type MemberApp = Awaited<ReturnType<typeof openMemberApp>>

const password = 'Demo1234'

/** The demo app for tests of members: calls by their name in the contract, new accounts, and emails. */
export async function openMemberApp(
  settings: Partial<Record<keyof Config, string>> = {},
  log?: Logger,
  encode?: Encode,
) {
  const app = await openDemoApp(settings, log, encode)
  const tokens = new Map<string, Promise<string>>()
  let members = 0

  async function make(name: CallName, options: MakeOptions = {}): Promise<Reply> {
    const call: Call = calls[name]
    const { as, tenant = clubOf(as) ?? 'pulse', params = {}, query = {}, body, headers = {} } = options
    const search = new URLSearchParams(query).toString()
    const reply = await app.call(call.method, fillPath(call.path, params) + (search && `?${search}`), {
      tenant,
      ...(typeof as === 'string' && { token: await tokenOf(as) }),
      ...(body && (call.form ? { form: body as Record<string, string> } : { body })),
      headers: { ...(as === null && { authorization: '' }), ...headers },
    })
    const isJson = /json/.test(String(reply.headers['content-type']))
    return { status: reply.status, headers: reply.headers, body: isJson ? reply.json() : reply.text }
  }

  /** The bearer of a member, who signs in with the demo's password. */
  function tokenOf(email: string): Promise<string> {
    const token = tokens.get(email) ?? app.signIn(email, clubOf(email)).then((session) => session.token)
    tokens.set(email, token)
    return token
  }

  /** Attempts to sign in. */
  function login(username: string, typed = password): Promise<Reply> {
    return make('login', { tenant: clubOf(username) ?? 'pulse', body: { username, password: typed } })
  }

  /** Creates an account at a club and returns its e-mail address. */
  async function newMember(tenant = 'pulse', more: Record<string, unknown> = {}): Promise<string> {
    members += 1
    const email = `new${members}@${tenant}.example`
    const reply = await make('signUp', { tenant, body: { ...signUpBody(email), ...more } })
    if (reply.status !== 201) throw new Error(`no account: ${JSON.stringify(reply.body)}`)
    return email
  }

  /** The emails to an address in readable form, oldest first, once all waiting ones are sent. */
  async function mailsTo(address: string): Promise<string[]> {
    await app.advance(0)
    const folder = app.outbox ?? ''
    const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'))
    const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
    return mails.filter((mail) => mail.includes(`To: ${address}\r\n`)).map(readable)
  }

  /** Moves the clock and runs what is due. Sessions may have expired, so members sign in again. */
  async function advance(seconds: number) {
    await app.advance(seconds)
    if (seconds !== 0) tokens.clear()
  }

  return { ...app, make, tokenOf, login, newMember, mailsTo, advance }
}

export function signUpBody(emailAddress: string, typed = password) {
  return {
    userDetail: { applicationProfile: { emailAddress, passwordHash: typed, countryCode: 'gb' } },
    emailPassword: false,
    thirdPartyUserId: '',
    skipConsent: true,
  }
}

function clubOf(email: string | null | undefined) {
  return /@(\w+)\.example$/i.exec(email ?? '')?.[1]?.toLowerCase()
}

/** Undoes quoted-printable. */
function readable(mail: string) {
  const escaped = mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1')
  return escaped.replace(/(?:%[0-9A-F]{2})+/g, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}
