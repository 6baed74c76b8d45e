import type { StudioCallName } from '@upbeat/contract/studio/calls'
import { expect } from 'vitest'
import type { StaffApp, StudioOptions, TestStaff } from '../staff-app.ts'
import { markedPassword } from './recorded-write.ts'

/**
 * Makes a write as `owner` and proves that it succeeds, adds one entry without a secret to the history (AUDIT-01), and
 * signs nobody in as a member (MEMB-06). Returns the entry's id.
 */
export async function makeRecordedWrite(
  app: StaffApp,
  name: StudioCallName,
  { owner, request }: { owner: TestStaff; request: StudioOptions },
): Promise<string> {
  const entries = async () => (await app.database.execute('select * from audit_entry order by at, id')).rows
  const memberSessions = async () => (await app.database.execute('select 1 from session')).rows.length
  const known = new Set((await app.database.execute('select id from audit_entry')).rows.map(({ id }) => id))
  const sessions = await memberSessions()
  const reply = await app.studio(name, { as: owner, ...request })
  const failure = reply.status < 400 ? undefined : reply.body?.code
  expect([name, reply.status, failure]).toEqual([name, expect.toBeOneOf([200, 201, 204]), undefined])
  expect(await memberSessions()).toBeLessThanOrEqual(sessions)
  const written = await entries()
  const added = written.filter(({ id }) => !known.has(id))
  expect(added.map(({ action }) => action)).toHaveLength(1)
  expect(added[0]).toMatchObject({ actor_kind: 'staff', actor_id: expect.any(String), at: expect.anything() })
  const { rows } = await app.database.execute('select password_hash, totp_secret from staff_account')
  const secrets = rows.flatMap((row) => Object.values(row)).filter((secret) => typeof secret === 'string')
  const text = JSON.stringify(written)
  for (const secret of [markedPassword, ...secrets]) expect(text).not.toContain(secret)
  return String(added[0]?.id)
}
