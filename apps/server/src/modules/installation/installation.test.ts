// @database both
import { randomUUID } from 'node:crypto'
import { errors } from '@upbeat/contract/errors'
import { studioCalls } from '@upbeat/contract/studio/calls'
import type { InstallationClub, Queue } from '@upbeat/contract/studio/entities/installation'
import { roles } from '@upbeat/rules/staff/may'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asPlatform } from '../../platform/scope/scope.ts'
import { signUpBody } from '../../testing/member-app.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let admin: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  admin = await app.newStaff(null)
  await app.database.execute('update staff_account set is_installation_admin = true where id = $1', [admin.accountId])
  await app.reauthenticate(admin)
})
afterAll(() => app.close())

const asAdmin = (options: object = {}) => ({ as: admin, tenant: 'pulse', ...options })

async function idOf(club: string): Promise<string> {
  return String((await app.database.execute('select id from tenant where name = $1', [club])).rows[0]?.id)
}

async function clubsBy(query: Record<string, string> = {}): Promise<InstallationClub[]> {
  return (await app.studio('listInstallationClubs', asAdmin({ query }))).body.clubs
}

async function queueOf(name: Queue['queue']): Promise<Queue> {
  const queues: Queue[] = (await app.studio('getQueues', asAdmin())).body
  const queue = queues.find((each) => each.queue === name)
  if (!queue) throw new Error(`no queue ${name}`)
  return queue
}

const pause = (queue: Queue['queue'], paused: boolean) =>
  app.studio('pauseQueue', asAdmin({ params: { queue }, body: { paused } }))

/** A step of a video, as its upload would leave it. */
async function addStep(club: string, state: 'waiting' | 'failed', classTag = randomUUID()): Promise<string> {
  await app.database.execute(
    `insert into intake_step (tenant_id, class_tag, version, step, priority, state, progress, attempts, due_at, failure, finished_at)
      values ($1, $2, 1, 'ladder', 9, $3, 0, 3, now() - interval '90 seconds', 'The encoder ended', now())`,
    [await idOf(club), classTag, state],
  )
  return classTag
}

const claim = () =>
  asPlatform(() => app.intake.repository.claim('test', ['ladder'], { silentSeconds: 30, perClub: 9, checks: false }))

describe('the installation', () => {
  it('PLAT-01 is closed to staff of every role, and changes that clubs notice need the password again', async () => {
    const calls = Object.entries(studioCalls).filter(([, { path }]) => path.startsWith('/installation'))
    expect(calls.length).toBeGreaterThan(8)
    for (const role of roles) {
      const person = await app.newStaff(role)
      await app.reauthenticate(person)
      for (const [name] of calls) {
        const { status, body } = await app.studio(name as 'getQueues', { as: person, params: { queue: 'jobs' } })
        expect([role, name, status, body.code]).toEqual([role, name, 403, 'notPermitted'])
      }
    }
    const late = { ...admin, ...(await app.openSession(admin.accountId)) }
    const body = { tenantIds: [await idOf('tempo')], suspended: true }
    expect((await app.studio('suspendClubs', asAdmin({ as: late, body }))).body.code).toBe('reauthenticationRequired')
    const quota = { tenantIds: body.tenantIds, quota: { diskBytes: 0, encodeMinutes: null, members: null } }
    const refused = await app.studio('setClubQuotas', asAdmin({ as: late, body: quota }))
    expect(refused.body.code).toBe('reauthenticationRequired')
  })

  it('PLAT-01 lists clubs with what they use; found, sorted and by page', async () => {
    const [pulse] = await clubsBy({ search: 'PULSE' })
    expect(pulse).toMatchObject({ name: 'pulse', state: 'active', diskLimit: null, host: 'pulse.localhost:4000' })
    expect(pulse?.members).toBeGreaterThan(0)
    expect(pulse?.classes).toBeGreaterThan(0)
    await app.database.execute(
      `insert into media_file (tenant_id, class_tag, version, file, bytes) values ($1, 'sized', 1, 'a.webp', 7000)`,
      [await idOf('mono')],
    )
    expect((await clubsBy({ sort: 'disk' }))[0]).toMatchObject({ name: 'mono', disk: { pictures: 7000, sources: 0 } })
    await app.database.execute(
      `insert into tenant (id, name, config, disabled, created_at)
        select 'many-' || n, 'many-' || n, '{}', true, now() from generate_series(1, 120) n`,
    )
    const page = async (number: number) =>
      (await app.studio('listInstallationClubs', asAdmin({ query: { search: 'many-', page: String(number) } }))).body
    expect([(await page(1)).total, (await page(1)).hasMore, (await page(3)).clubs.length]).toEqual([120, true, 20])
    expect((await page(3)).hasMore).toBe(false)
    expect(await clubsBy({ state: 'disabled', search: '%' })).toEqual([])
    await app.database.execute(`delete from tenant where name like 'many-%'`)
  })
})

describe('a club’s quota', () => {
  const check = (as: TestStaff) => app.studio('checkUpload', { as, body: { bytes: 1_000_000 } })

  it('PLAT-01 refuses uploads beyond it, and tells the club’s staff what is left', async () => {
    const owner = await app.newStaff('owner', 'tempo')
    expect((await check(owner)).status).toBe(200)
    const setQuota = (quota: object) =>
      idOf('tempo').then((id) => app.studio('setClubQuotas', asAdmin({ body: { tenantIds: [id], quota } })))
    expect((await setQuota({ diskBytes: 600_000, encodeMinutes: null, members: null })).status).toBe(204)
    expect((await check(owner)).body).toMatchObject({ code: 'quotaExceeded', missingBytes: 400_000 })
    expect((await app.studio('getStorage', { as: owner })).body).toMatchObject({ quota: 600_000, encoding: null })
    expect(await clubsBy({ sort: 'use' })).toMatchObject([{ name: 'tempo', diskLimit: 600_000 }, {}, {}, {}, {}])
    const month = (await app.call('GET', '/demo/clock')).json().now.slice(0, 7)
    await setQuota({ diskBytes: null, encodeMinutes: 10, members: null })
    expect((await check(owner)).status).toBe(200)
    await app.database.execute(
      `insert into club_usage (tenant_id, month, encoded_seconds) values ($1, $2, 599), ($1, '2020-01', 90000)`,
      [await idOf('tempo'), month],
    )
    expect((await check(owner)).body.code).toBe('encodeQuotaExceeded')
    const { encoding } = (await app.studio('getStorage', { as: owner })).body
    expect(encoding).toEqual({ usedMinutes: 10, limitMinutes: 10 })
    await setQuota({ diskBytes: null, encodeMinutes: null, members: null })
    expect((await check(owner)).status).toBe(200)
  })

  it('of members refuses new accounts and imports beyond it, and nobody who is there', async () => {
    const owner = await app.newStaff('owner', 'tempo')
    await app.reauthenticate(owner)
    const tenantIds = [await idOf('tempo')]
    const limit = (members: number | null) =>
      app.studio(
        'setClubQuotas',
        asAdmin({ body: { tenantIds, quota: { diskBytes: null, encodeMinutes: null, members } } }),
      )
    const signUp = async (email: string) => {
      const { status, body } = await app.make('signUp', { tenant: 'tempo', body: signUpBody(email) })
      return status === 201 ? status : body.message
    }
    const [tempo] = await clubsBy({ search: 'tempo' })
    const members = tempo?.members ?? 0
    expect((await limit(members + 1)).status).toBe(204)
    expect((await clubsBy({ search: 'tempo' }))[0]?.quota.members).toBe(members + 1)
    expect([await signUp('one@tempo.example'), await signUp('two@tempo.example')]).toEqual([
      201,
      'This club takes no more members at the moment',
    ])
    expect(await signUp('one@tempo.example')).toBe(errors.emailInUse.message)
    expect((await app.login('one@tempo.example')).status).toBe(200)

    const file = Buffer.from('email\nthree@tempo.example\nfour@tempo.example\n').toString('base64')
    const { plan } = (await app.studio('checkMemberImport', { as: owner, body: { file } })).body
    const body = { file, fileName: 'members.csv', plan, invite: false }
    const refused = await app.studio('importMembers', { as: owner, body })
    expect([refused.status, refused.body.code]).toEqual([507, 'memberQuotaExceeded'])
    await limit(null)
    expect([
      await signUp('two@tempo.example'),
      (await app.studio('importMembers', { as: owner, body })).status,
    ]).toEqual([201, 200])
    await expect.poll(async () => (await clubsBy({ search: 'tempo' }))[0]?.members).toBe(members + 4)
  })

  it('of members is kept by accounts that are made in the same moment, and beside an import under way', async () => {
    const owner = await app.newStaff('owner', 'tempo')
    await app.reauthenticate(owner)
    const tenantId = await idOf('tempo')
    const [tempo] = await clubsBy({ search: 'tempo' })
    const places = 5
    const quota = { diskBytes: null, encodeMinutes: null, members: (tempo?.members ?? 0) + places }
    await app.studio('setClubQuotas', asAdmin({ body: { tenantIds: [tenantId], quota } }))
    // Two rows of an import that has begun.
    await app.database.execute(
      `insert into member_import_row (tenant_id, import_id, row, planned) select $1, $2, n, '{}' from generate_series(1, 2) n`,
      [tenantId, randomUUID()],
    )
    const signUps = Array.from({ length: 10 }, (_, at) =>
      app.make('signUp', { tenant: 'tempo', body: signUpBody(`moment${at}@tempo.example`) }),
    )
    const made = (await Promise.all(signUps)).filter(({ status }) => status === 201)
    expect(made).toHaveLength(places - 2)
    await app.database.execute('delete from member_import_row where tenant_id = $1', [tenantId])
    const none = { ...quota, members: null }
    await app.studio('setClubQuotas', asAdmin({ body: { tenantIds: [tenantId], quota: none } }))
  })

  it('is set for several clubs in one entry of the history, or for none if one is unknown', async () => {
    const ids = [await idOf('mono'), await idOf('harbour')]
    const body = { tenantIds: ids, quota: { diskBytes: 5e9, encodeMinutes: 60, members: null } }
    await app.studio('setClubQuotas', asAdmin({ body }))
    expect((await clubsBy()).filter(({ diskLimit }) => diskLimit === 5e9)).toHaveLength(2)
    const { rows } = await app.database.execute(
      `select tenant_id, after from audit_entry where action = 'installation.quotaSet' and object_id = 'clubs'`,
    )
    expect(rows).toEqual([{ tenant_id: null, after: { clubs: 2, diskBytes: 5e9, encodeMinutes: 60, members: null } }])
    const quota = { diskBytes: 1, encodeMinutes: 1, members: null }
    const unknown = await app.studio('setClubQuotas', asAdmin({ body: { tenantIds: [...ids, 'nobody'], quota } }))
    expect(unknown.body.code).toBe('notFound')
    expect((await clubsBy()).filter(({ diskLimit }) => diskLimit === 1)).toEqual([])
  })
})

it('PLAT-01 a suspended club is closed to members and open to its staff, until it is resumed', async () => {
  const { token } = await app.signIn('active@pulse.example')
  const owner = await app.newStaff('owner')
  const page = () => app.server.inject({ url: '/', headers: { host: 'pulse.localhost:4000', accept: 'text/html' } })
  const activity = () => app.call('GET', '/api/v2/users/recentactivity', { token })
  const suspend = async (suspended: boolean) =>
    app.studio('suspendClubs', asAdmin({ body: { tenantIds: [await idOf('pulse')], suspended } }))
  expect((await suspend(true)).status).toBe(204)
  const { statusCode, body } = await page()
  expect(statusCode).toBe(503)
  expect(body).toContain('This club is closed at the moment')
  expect(body).not.toContain('<script')
  expect([(await activity()).status, (await activity()).text]).toEqual([403, expect.stringContaining('is closed')])
  expect((await app.studio('getSession', { as: owner })).status).toBe(200)
  expect((await app.studio('listMembers', { as: owner })).status).toBe(200)
  expect(await clubsBy({ state: 'suspended' })).toMatchObject([{ name: 'pulse' }])
  // The club's staff must not undo it.
  const { entries } = (await app.studio('listAudit', { as: owner })).body
  expect(entries.filter(({ action }: { action: string }) => action.startsWith('installation'))).toEqual([])
  expect((await suspend(false)).status).toBe(204)
  expect((await activity()).status).toBe(200)
  expect((await page()).statusCode).toBe(200)
})

describe('the queue of encoding', () => {
  it('PLAT-01 gives nobody a step while it is paused, and says so to the club', async () => {
    const tag = await addStep('tempo', 'waiting')
    expect((await pause('encoding', true)).status).toBe(204)
    expect(await claim()).toBeNull()
    const queue = await queueOf('encoding')
    expect(queue.pausedAt).not.toBeNull()
    expect(queue.kinds).toMatchObject([{ kind: 'ladder', waiting: 1, active: 0, failed: 0 }])
    expect(queue.kinds[0]?.oldestSeconds).toBeGreaterThanOrEqual(90)
    await app.database.execute(
      `insert into media_version (tenant_id, class_tag, version, file_name, warnings, created_at) values ($1, $2, 1, 'a.mp4', '[]', now())`,
      [await idOf('tempo'), tag],
    )
    const statuses = await asPlatform(async () => app.intake.videoStatuses(await idOf('tempo'), [tag]))
    expect(statuses.get(tag)).toMatchObject({ state: 'waiting', reason: 'paused' })
    await pause('encoding', false)
    expect((await queueOf('encoding')).pausedAt).toBeNull()
    expect(await claim()).toMatchObject({ classTag: tag })
    await app.database.execute('delete from intake_step')
  })

  it('PLAT-01 names what failed and why, and retries one step or all', async () => {
    const tags = [await addStep('tempo', 'failed'), await addStep('mono', 'failed'), await addStep('mono', 'failed')]
    const { failures, kinds } = await queueOf('encoding')
    expect(failures).toHaveLength(3)
    expect(failures[0]).toMatchObject({ kind: 'ladder', error: 'The encoder ended', club: expect.any(String) })
    expect(kinds).toMatchObject([{ failed: 3 }])
    const params = { queue: 'encoding' }
    const ids = failures.filter(({ id }) => id.includes(tags[0] ?? '')).map(({ id }) => id)
    expect((await app.studio('retryJobs', asAdmin({ params, body: { ids } }))).body).toEqual({ retried: 1 })
    expect((await queueOf('encoding')).kinds).toMatchObject([{ waiting: 1, failed: 2 }])
    expect((await app.studio('retryJobs', asAdmin({ params, body: {} }))).body).toEqual({ retried: 2 })
    expect((await queueOf('encoding')).failures).toEqual([])
    await app.database.execute('delete from intake_step')
  })
})

describe('the queue of jobs', () => {
  const stateOf = async () =>
    (
      await app.database.execute(
        `select state::text as state from pgboss.job where name = 'usageMeasured' order by created_on desc`,
      )
    ).rows[0]?.state
  const add = () => app.database.execute(`insert into pgboss.job (name, data) values ('usageMeasured', null)`)

  it('PLAT-01 waits while it is paused, and goes on when it is resumed', async () => {
    await app.advance(0)
    await pause('jobs', true)
    await add()
    await app.advance(0)
    expect(await stateOf()).toBe('created')
    const queue = await queueOf('jobs')
    expect(queue.pausedAt).not.toBeNull()
    expect(queue.kinds.find(({ kind }) => kind === 'usageMeasured')).toMatchObject({ waiting: 1 })
    await pause('jobs', false)
    await app.advance(0)
    expect(await stateOf()).toBe('completed')
  })

  it('PLAT-01 names failed jobs by club, and retries them', async () => {
    await app.database.execute(
      `insert into pgboss.job (name, data, state, output, completed_on)
        values ('usageMeasured', jsonb_build_object('tenantId', $1::text), 'failed', '{"message":"relay refused"}', now())`,
      [await idOf('pulse')],
    )
    const { failures } = await queueOf('jobs')
    expect(failures).toMatchObject([
      { kind: 'usageMeasured', error: 'relay refused', club: expect.stringMatching(/pulse/i) },
    ])
    const retried = await app.studio(
      'retryJobs',
      asAdmin({ params: { queue: 'jobs' }, body: { ids: [failures[0]?.id] } }),
    )
    expect(retried.body).toEqual({ retried: 1 })
    await app.advance(0)
    expect((await queueOf('jobs')).failures).toEqual([])
  })
})

it('PLAT-01 servers and workers are listed with version, last heartbeat and what they encode', async () => {
  const worker = randomUUID()
  await app.database.execute(
    `insert into server_process (id, kind, host, version, started_at, seen_at)
      values ($1, 'worker', 'encoder-2', '4.0.1', now() - interval '1 hour', now()),
        ($2, 'server', 'web-1', '4.0.2', now(), now() - interval '5 minutes')`,
    [worker, randomUUID()],
  )
  await addStep('pulse', 'waiting')
  await app.database.execute(`update intake_step set state = 'running', worker = $1, started_at = now()`, [
    `worker-${worker}`,
  ])
  const { processes, versions, disk } = (await app.studio('getInstallation', asAdmin())).body
  expect(processes).toMatchObject([
    { kind: 'server', host: 'web-1', isSilent: true, doing: [] },
    { kind: 'worker', host: 'encoder-2', version: '4.0.1', isSilent: false, doing: [{ step: 'ladder' }] },
  ])
  expect(versions).toMatchObject({ node: process.versions.node, migration: expect.stringMatching(/^\d{4}_/) })
  expect(disk.total).toBeGreaterThan(disk.free)
})

it('PLAT-01 the doctor runs from the page, with a fix for what is wrong', async () => {
  const { status, body } = await app.studio('examineInstallation', asAdmin())
  expect(status).toBe(200)
  expect(body).toContainEqual(expect.objectContaining({ check: 'purpose', state: 'wrong', fix: expect.any(String) }))
})

it('PLAT-01 usage is exported by club and month', async () => {
  const month = (await app.call('GET', '/demo/clock')).json().now.slice(0, 7)
  await app.database.execute(`delete from club_usage`)
  await app.database.execute(
    `insert into club_usage (tenant_id, month, encoded_seconds, disk_bytes, members) values ($1, $2, 61, 2500000000, 100000)`,
    [await idOf('tempo'), month],
  )
  const reply = await app.studio('exportUsage', asAdmin({ query: { from: month, until: month } }))
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="usage-${month}-${month}.csv"`)
  const [head, ...lines] = reply.body.trim().split('\r\n')
  expect(head).toBe('Month,Club,Name,Storage (GB),Minutes watched,Minutes prepared,Members')
  const tempo = lines.find((line: string) => line.startsWith(`${month},tempo,`))
  // What was measured earlier in the month counts, though less is used now.
  expect(tempo).toMatch(/,2\.500,\d+,2,100000$/)
  expect(lines.length).toBeGreaterThan(3)
})
