import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import type { CallBody, CallParams, CallQuery, CallReply } from '@upbeat/contract/client-types'
import { fillPath } from '@upbeat/contract/fill-path'
import { demoPassword, port, type TenantName } from './tenants.ts'

const sharedOrigin = `http://127.0.0.1:${port}`
const credential = `Basic ${Buffer.from('upbeat:demo').toString('base64')}`

type Options<Name extends CallName> = {
  tenant?: TenantName
  /** A member's bearer token; without one the platform's own credential is sent. */
  token?: string
  params?: CallParams<Name>
  query?: CallQuery<Name>
  body?: CallBody<Name>
  language?: string
  /** The URL of a test's own server. */
  origin?: string
}
type Answer<T> = { status: number; body: T }
type ErrorBody = { code: number; message: string }

/** Calls the server under test like the web app. Throws if the call fails. */
export async function callApi<Name extends CallName>(
  name: Name,
  options: Options<Name> = {},
): Promise<CallReply<Name>> {
  const { status, body } = await request<CallReply<Name>>(name, options)
  if (status < 400) return body
  throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
}

/** Makes a call that must fail: returns its status and the error's body. */
export async function refusalOf<Name extends CallName>(
  name: Name,
  options: Options<Name> = {},
): Promise<Answer<ErrorBody>> {
  const answer = await request<ErrorBody>(name, options)
  if (answer.status >= 400) return answer
  throw new Error(`${name} answered ${answer.status}, though it should have been refused`)
}

/** Signs in a demo member without a page; pass the token as `token` to other calls. */
export async function signInByApi(email: string, tenant: TenantName = 'pulse', password = demoPassword) {
  const { Code, UserId } = await callApi('login', { tenant, body: { username: email, password } })
  return { token: Code, userId: UserId }
}

/** The headers of every call: the club, and a member's token or the platform's credential. */
export function apiHeaders(tenant: TenantName = 'pulse', token?: string) {
  return new Headers({ TenantId: tenant, Authorization: token ? `Bearer ${token}` : credential })
}

async function request<T>(name: CallName, options: Options<CallName>): Promise<Answer<T>> {
  const call: Call = calls[name]
  const { tenant = 'pulse', token, params, query, body, language, origin = sharedOrigin } = options
  const headers = apiHeaders(tenant, token)
  if (language) headers.set('Accept-Language', language)
  if (body !== undefined)
    headers.set('Content-Type', call.form ? 'application/x-www-form-urlencoded' : 'application/json')
  const url = new URL(fillPath(call.path, params as Record<string, string> | undefined), origin)
  for (const [key, value] of fieldsOf(query)) url.searchParams.set(key, value)
  const reply = await fetch(url, {
    method: call.method,
    headers,
    ...(body === undefined ? {} : { body: call.form ? new URLSearchParams(fieldsOf(body)) : JSON.stringify(body) }),
  })
  const text = await reply.text()
  return { status: reply.status, body: (text === '' ? null : JSON.parse(text)) as T }
}

function fieldsOf(record: unknown): [string, string][] {
  return Object.entries(record ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
}
