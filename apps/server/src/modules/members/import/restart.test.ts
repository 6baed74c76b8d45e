import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePostgresDatabase } from '../../../testing/postgres-database.ts'
import { openSmtpSink, type SmtpSink } from '../../../testing/smtp-sink.ts'
import { openStaffApp, type StaffApp } from '../../../testing/staff-app.ts'

const onPostgres = process.env.UPBEAT_TEST_DATABASE === 'postgresql'
let database: Awaited<ReturnType<typeof makePostgresDatabase>>
let relay: SmtpSink
let app: StaffApp | undefined
beforeAll(async () => {
  if (!onPostgres) return
  relay = await openSmtpSink()
  database = await makePostgresDatabase(`upbeat_import_${process.pid}`, { template: 'upbeat_template' })
})
afterAll(async () => {
  await app?.close()
  await database?.drop()
  await relay?.close()
})

async function restart(): Promise<StaffApp> {
  await app?.close()
  app = await openStaffApp({ DATABASE_URL: database?.url ?? '', SMTP_URL: relay.url })
  return app
}

/** A run imports 500. */
const rows = 510
const count = async (of: StaffApp, text: string) => Number((await of.database.execute(text)).rows[0]?.count)

describe.runIf(onPostgres)('an import whose server restarts', () => {
  it('MEMB-05 continues: no row is lost or doubled, and nobody is emailed twice', { timeout: 120_000 }, async () => {
    const first = await restart()
    const owner = await first.newStaff('owner')
    const addresses = Array.from({ length: rows }, (_, n) => `restart-${n}@club.example`)
    const file = Buffer.from(`Email,Days\n${addresses.map((address) => `${address},30\n`).join('')}`).toString('base64')
    const { plan } = (await first.studio('checkMemberImport', { as: owner, body: { file } })).body
    const body = { file, plan, fileName: 'members.csv', invite: true }
    expect((await first.studio('importMembers', { as: owner, body })).status).toBe(200)
    const made = `select count(*) from member where email like 'restart-%'`
    await expect.poll(() => count(first, made), { timeout: 20_000, interval: 5 }).toBeGreaterThan(0)

    const second = await restart()
    // Opens the queue, which a server does when it listens; the run ends with the server.
    second.advance(0).catch(() => undefined)
    await expect.poll(() => relay.received.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(30)

    const third = await restart()
    const left = `select count(*) from member_invitation where state in ('held', 'waiting')`
    const waiting = async () => {
      await third.advance(0)
      return count(third, left)
    }
    await expect.poll(waiting, { timeout: 60_000, interval: 100 }).toBe(0)
    expect(await count(third, made)).toBe(rows)
    expect(
      await count(
        third,
        `select count(*) from subscription s join member m on m.id = s.member_id where m.email like 'restart-%'`,
      ),
    ).toBe(rows)
    expect(await count(third, 'select count(*) from member_import_row')).toBe(0)
    const unclear = await count(third, `select count(*) from member_invitation where state = 'sending'`)
    const mailed = relay.received.map(({ to }) => to)
    expect(new Set(mailed).size).toBe(mailed.length)
    expect(mailed).toHaveLength(rows - unclear)
  })
})
