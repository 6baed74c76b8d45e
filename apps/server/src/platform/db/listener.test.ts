import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../modules/demo/seed.ts'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { createLog } from '../logging/log.ts'

let app: DemoApp
const soon = { timeout: 10_000, interval: 50 }
const listeners = `select pid from pg_stat_activity where application_name = 'upbeat-listener' and datname = current_database()`

describe.runIf(process.env.UPBEAT_TEST_DATABASE === 'postgresql')('on PostgreSQL', () => {
  beforeAll(async () => {
    app = await openDemoApp()
  })
  afterAll(() => app.close())

  it('S-03 a lost LISTEN connection is reopened, and everything cached is read again', async () => {
    const { token } = await app.signIn('active@pulse.example')
    const nameOf = async () => (await app.call('GET', '/api/v3/virtualclass/pulse-1001-001')).json().className
    const events = async () =>
      (await app.call('GET', '/api/v1/connect/events', { token })).text.includes('Renamed event')
    const profile = async () => (await app.call('GET', '/api/v3/users', { token })).status
    await Promise.all([nameOf(), events(), profile()])
    const [before] = (await app.database.execute(listeners)).rows
    // No notification is sent for these changes, as if all had been lost with the connection.
    await app.database.execute(`select pg_terminate_backend(${before?.pid});
      update virtual_class set name = 'Renamed class' where tag = 'pulse-1001-001';
      update live_event set name = 'Renamed event';
      delete from session`)
    await expect.poll(nameOf, soon).toBe('Renamed class')
    await expect.poll(profile, soon).toBe(401)
    const [after] = (await app.database.execute(listeners)).rows
    expect(after?.pid).not.toBe(before?.pid)
    expect(app.database.deafMs()).toBe(0)
    let heard = ''
    await app.database.listen(
      'events_changed',
      (payload) => {
        heard = payload
      },
      () => {},
    )
    await app.database.notify('events_changed', 'as before')
    await expect.poll(() => heard, soon).toBe('as before')
  })

  it('S-34 no statement, lock or forgotten transaction keeps a connection forever', async () => {
    const { rows } = await app.database.execute(`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`)
    expect(rows).toEqual([{ statement: '30s', lock: '10s', idle: '30s' }])
  })

  it('S-36 only one server seeds an empty database', async () => {
    const [{ name } = { name: '' }] = (await app.database.execute('select current_database() as name')).rows
    const other = new pg.Client(`${process.env.UPBEAT_TEST_POSTGRES}/${name}`)
    await other.connect()
    const [kept] = (await other.query('select * from tenant limit 1')).rows
    await other.query('truncate tenant cascade')
    await other.query('begin; select pg_advisory_xact_lock(7283002)')
    const now = new Date()
    const seeding = seedDemo({
      database: app.database,
      port: 0,
      clock: { now: () => now },
      log: createLog('silent'),
      makeId: crypto.randomUUID,
      hasStudioWork: false,
    })
    const waiting = `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => (await other.query(waiting)).rows[0].waiting, soon).toBe(1)
    await other.query('insert into tenant select * from json_populate_record(null::tenant, $1)', [JSON.stringify(kept)])
    await other.query('commit')
    await seeding
    expect((await other.query('select count(*)::int as clubs from tenant')).rows).toEqual([{ clubs: 1 }])
    await other.end()
  })
})
