// @database embedded
import { cpSync, fsyncSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { openEmbedded } from '../../platform/db/embedded.ts'
import type { Context } from '../../platform/http/context.ts'
import { createLimits } from '../../platform/limits/limits.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import { randomToken } from '../../platform/session/token.ts'
import { createMemberRepository } from '../members/member-repository.ts'
import { createSessionRepository } from '../members/session-repository.ts'
import { createSessions } from '../members/sessions.ts'
import { createAuthService } from './service.ts'

const email = 'active@pulse.example'

async function openCounted() {
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-syncs-'))
  cpSync(process.env.UPBEAT_DEMO_TEMPLATE ?? '', folder, { recursive: true })
  let synced = 0
  const database = await openEmbedded(folder, (descriptor) => {
    synced++
    fsyncSync(descriptor)
  })
  async function syncsOf(work: () => Promise<unknown>) {
    const before = synced
    await work()
    return synced - before
  }
  async function close() {
    await database.close()
    rmSync(folder, { recursive: true })
  }
  return { database, syncsOf, close }
}

it('S-06 a sign-in waits for one sync, concurrent ones share it, and a refused one needs none', async () => {
  const { database, syncsOf, close } = await openCounted()
  const { rows } = await database.execute('select tenant_id, id from member where email = $1', [email])
  const [tenantId, memberId] = [String(rows[0]?.tenant_id), String(rows[0]?.id)]
  // As many as a member may have: further sign-ins each end the oldest.
  await database.execute(
    `insert into session (token_hash, tenant_id, member_id, created_at, expires_at)
      select 'old' || number, $1, $2, now() - number * interval '1 hour', now() + interval '1 day'
      from generate_series(1, 20) as number`,
    [tenantId, memberId],
  )
  const sessions = createSessions({
    rows: createSessionRepository(database),
    database,
    clock: systemClock,
    makeToken: randomToken,
  })
  const auth = createAuthService({
    members: createMemberRepository(database.db),
    sessions,
    // A sign-in only reads it.
    marketing: { stateOf: async () => null },
    limits: createLimits(database),
    config: readConfig({ NODE_ENV: 'test', DEMO: 'on' }),
  })
  const address = '192.0.2.1'
  const context = { tenantId, address, userAgent: null, namedLanguage: null, now: systemClock.now() } as Context
  const signIn = (password: string) =>
    inTenant(tenantId, () => auth.login(context, { username: email, password }, null))
  const fiveSignIns = async () => {
    for (let number = 0; number < 5; number++) await signIn('Demo1234')
  }

  const syncs = await syncsOf(fiveSignIns)
  expect(syncs).toBeGreaterThanOrEqual(5)
  // A new log segment may cost an extra sync.
  expect(syncs).toBeLessThanOrEqual(7)
  const kept = await database.execute('select token_hash from session where member_id = $1', [memberId])
  expect(kept.rows.length).toBe(20)
  expect(kept.rows.filter(({ token_hash }) => String(token_hash).startsWith('old')).length).toBe(15)

  const owner = { tenantId, memberId }
  const sixAtOnce = () => Promise.all(Array.from({ length: 6 }, () => sessions.open(owner)))
  const together = await syncsOf(() => inTenant(tenantId, sixAtOnce))
  expect(together).toBeGreaterThanOrEqual(1)
  expect(together).toBeLessThanOrEqual(3)

  const refused = await syncsOf(() => expect(signIn('wrong')).rejects.toMatchObject({ code: 'wrongPassword' }))
  expect(refused).toBe(0)
  const setting = await database.execute('show synchronous_commit')
  expect(setting.rows).toEqual([{ synchronous_commit: 'on' }])
  await close()
})
