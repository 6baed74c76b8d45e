// @database both
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/logging/log.ts'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { createJobs } from './jobs.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

describe('the job queue', () => {
  it('S-33 opens automatically as soon as the database is back', async () => {
    let isAway = true
    const execute: typeof app.database.execute = (text, values) =>
      isAway ? Promise.reject(new Error('away')) : app.database.execute(text, values)
    const jobs = createJobs({ database: { ...app.database, execute }, log: createLog('silent') })
    jobs.handle('expiredPurged', async () => {})
    await jobs.keepOpening(1)
    expect(jobs.isOpen(0)).toBe(false)
    isAway = false
    await expect.poll(() => jobs.isOpen(0), { timeout: 10_000 }).toBe(true)
    await jobs.close()
  })

  it('S-08 stores no personal data and no hashes of a job’s error', async () => {
    const [address, hash] = ['marked.member@pulse.example', '$argon2id$v=19$m=19456$marked']
    const jobs = createJobs({ database: app.database, log: createLog('silent') })
    jobs.handle('contactEmail', async () => {
      await app.database.db.execute(sql`select ${address}::int, ${hash}::text`)
    })
    await jobs.add('contactEmail', { tenantId: 'pulse', messageId: crypto.randomUUID() })
    const kept = async () => {
      const text = `select state, output::text as output from pgboss.job where name = 'contactEmail'`
      return (await app.database.execute(text)).rows
    }
    await expect
      .poll(kept, { timeout: 10_000 })
      .toEqual([{ state: 'retry', output: expect.stringMatching(/"message"/) }])
    const [{ output } = { output: '' }] = await kept()
    expect(output).not.toMatch(/marked/)
    expect(output).toMatch(/select \$1/)
    await jobs.close()
  })

  it('runs scheduled jobs, which have no data and belong to no club', async () => {
    await app.advance(0)
    await app.database.execute(`insert into pgboss.job (name, data) values ('subscriptionsDue', null)`)
    await app.advance(0)
    const states = await app.database.execute(`select distinct state from pgboss.job where name = 'subscriptionsDue'`)
    expect(states.rows).toEqual([{ state: 'completed' }])
  })

  it('removes expired counters, sessions and links each night, and nothing that is active', async () => {
    const { token } = await app.signIn('active@pulse.example')
    const table = { limit_counter: 'key', session: 'token_hash', password_reset: 'token_hash' }
    await app.database.execute(`insert into limit_counter values ('old', now() - interval '1 hour', 3)`)
    await app.database.execute(`insert into limit_counter values ('new', now() + interval '1 hour', 3)`)
    await app.database.execute(
      `insert into session (token_hash, tenant_id, member_id, created_at, expires_at)
        select 'old', tenant_id, id, now(), now() - interval '1 minute' from member limit 1`,
    )
    await app.database.execute(
      `insert into password_reset (token_hash, tenant_id, member_id, expires_at)
        select state, tenant_id, id, now() + ago from (select * from member limit 1) as one,
          (values ('old', interval '-2 days'), ('new', interval '1 hour')) as links (state, ago)`,
    )
    await app.database.execute(`insert into pgboss.job (name, data) values ('expiredPurged', null)`)
    await app.advance(0)
    for (const [name, key] of Object.entries(table)) {
      const { rows } = await app.database.execute(`select ${key} as key from ${name} where ${key} in ('old', 'new')`)
      expect(rows, name).toEqual(name === 'session' ? [] : [{ key: 'new' }])
    }
    expect((await app.call('GET', '/api/v2/users/recentactivity', { token })).status).toBe(200)
  })
})
