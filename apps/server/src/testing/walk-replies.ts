import { randomUUID } from 'node:crypto'
import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import { fillPath } from '@upbeat/contract/fill-path'
import type { StudioCall } from '@upbeat/contract/studio/call'
import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import type { App } from '../app.ts'
import { createStaffSessions } from '../platform/session/staff-sessions.ts'
import { randomToken } from '../platform/session/token.ts'

export type Params = Record<string, string>
/** Ids of the club, by the calls that need them. */
export type WalkParams = {
  members: Partial<Record<CallName, Params>>
  studio: Partial<Record<StudioCallName, Params>>
  queries: Partial<Record<CallName | StudioCallName, Params>>
}
/** The persons who call: members by their address, who sign in with the demo's password, and staff by account. */
export type Persons = { members: readonly string[]; staff: readonly { accountId: string; role: string }[] }
export type Replies = Map<string, { status: number; text: string }>

type Place = Pick<App, 'server' | 'database'>

/** Every GET call of both contracts as a visitor, as each member and as each person of the staff, in one fixed order. */
export async function walkReplies(place: Place, club: string, persons: Persons, params: WalkParams): Promise<Replies> {
  const replies: Replies = new Map()
  const host = `${club}.localhost:4000`
  const get = async (key: string, url: string, headers: Record<string, string>) => {
    const reply = await place.server.inject({ method: 'GET', url, headers: { host, ...headers } })
    replies.set(key, { status: reply.statusCode, text: reply.body })
  }
  const tokens = new Map<string, string>([['visitor', '']])
  for (const email of persons.members) tokens.set(email, await tokenOf(place, club, email))
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    if (call.method !== 'GET') continue
    for (const [person, token] of tokens) {
      const url = fillPath(call.path, params.members[name]) + queryOf(params.queries[name])
      await get(`${name} as ${person}`, url, { tenantid: club, authorization: token ? `Bearer ${token}` : basic })
    }
  }
  const sessions = new Map<string, string>()
  for (const { accountId, role } of persons.staff) sessions.set(role, await cookieOf(place, accountId))
  for (const [name, call] of Object.entries(studioCalls) as [StudioCallName, StudioCall][]) {
    if (call.method !== 'GET') continue
    for (const [role, cookie] of sessions) {
      const url = studioBase + fillPath(call.path, params.studio[name]) + queryOf(params.queries[name])
      await get(`${name} as ${role}`, url, { cookie })
    }
  }
  return replies
}

const basic = `Basic ${Buffer.from('upbeat:demo').toString('base64')}`

function queryOf(query: Params | undefined) {
  return query ? `?${new URLSearchParams(query)}` : ''
}

async function tokenOf({ server }: Place, club: string, email: string): Promise<string> {
  const reply = await server.inject({
    method: 'POST',
    url: '/oauth/login',
    headers: { host: `${club}.localhost:4000`, tenantid: club, authorization: basic, 'content-type': form },
    payload: new URLSearchParams({ username: email, password: 'Demo1234' }).toString(),
  })
  if (reply.statusCode !== 200) throw new Error(`${email} can't sign in to ${club}: ${reply.statusCode} ${reply.body}`)
  return reply.json().Code
}

const form = 'application/x-www-form-urlencoded'

/** Signs in a person who has just entered the password again. */
async function cookieOf({ database }: Place, accountId: string): Promise<string> {
  const parts = { database, now: () => new Date(), makeId: randomUUID, makeToken: randomToken }
  const token = await createStaffSessions(parts).open(accountId, 'test browser')
  await database.execute('update staff_session set reauthenticated_at = now() where account_id = $1', [accountId])
  return `staff_session=${token}`
}
