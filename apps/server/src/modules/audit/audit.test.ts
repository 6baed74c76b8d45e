import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asPlatform, inTenant } from '../../platform/scope/scope.ts'
import { notUndoable } from '../../testing/not-undoable.ts'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'
import { makeRecordedWrite } from '../../testing/studio-writes/make-recorded-write.ts'
import { recordedWrites, withDns } from '../../testing/studio-writes/recorded-write.ts'
import { studioWrites } from '../../testing/studio-writes/studio-writes.ts'
import { createWordingRepository } from '../i18n/wording-repository.ts'
import { createTenantAdmin } from '../tenant/admin.ts'
import { runTenantCommand } from '../tenant/commands/command-line.ts'
import { createTenantRepository } from '../tenant/repository.ts'
import { createAudit } from './audit.ts'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp({ SIGN_IN_FAILURES_PER_ADDRESS: '1000' })
})
afterAll(() => app.close())

const entries = async () => (await app.database.execute('select * from audit_entry order by at, id')).rows
const count = async () => (await entries()).length

// `undo-every-write.test.ts` proves the same of the others.
describe('every write of the studio that can’t be undone', () => {
  it.each(recordedWrites.filter((name) => name in notUndoable || name === withDns))(
    'AUDIT-01 MEMB-06 %s writes one entry without a secret, and signs nobody in as a member',
    async (name) => {
      const owner = await app.newStaff('owner')
      await app.reauthenticate(owner)
      const id = await makeRecordedWrite(app, name, { owner, request: await studioWrites[name](app, owner) })
      if (!(name in notUndoable)) return
      const { entries: listed } = (await app.studio('listAudit', { as: await app.newStaff('owner') })).body
      const own = listed.filter((entry: { id: string }) => entry.id === id)
      expect(own.filter(({ isUndoable }: { isUndoable: boolean }) => isUndoable)).toEqual([])
    },
  )
})

describe('a write of the studio', () => {
  it('AUDIT-01 that fails writes none', async () => {
    const owner = await app.newStaff('owner', 'mono')
    await app.reauthenticate(owner)
    const before = await count()
    const nobody = { accountId: randomUUID() }
    await app.studio('changeRole', { as: owner, params: nobody, body: { role: 'coach' } })
    await app.studio('withdrawInvitation', { as: owner, params: { id: randomUUID() } })
    expect(await count()).toBe(before)
  })
})

describe('npm run tenant', () => {
  it('AUDIT-01 writes one entry per change, with secrets removed by schema, and none for a dry run', async () => {
    const audit = createAudit({ makeId: randomUUID })
    const admin = createTenantAdmin({
      tenants: createTenantRepository(app.database, audit),
      wording: createWordingRepository(app.database),
      makeId: randomUUID,
      now: () => new Date(),
      names: { publicHost: null, extraHosts: [] },
    })
    const run = (...words: string[]) => runTenantCommand(words, admin, () => Promise.reject(new Error('no file')))
    const secret = 'Bearer MARKED-PROVIDER-KEY'
    const provider = JSON.stringify({ url: 'https://connect.example/', authorization: secret })
    const words = ['set', 'tempo', `settings.connectProviders.wexer=${provider}`, 'displayName=Tempo Two']
    const before = await count()
    expect((await run(...words, '--dry-run')).ok).toBe(true)
    expect(await count()).toBe(before)
    expect(await run(...words)).toMatchObject({ ok: true })
    expect(await count()).toBe(before + 1)
    const entry = (await entries()).find(
      ({ object_name: name, action }) => name === 'tempo' && action === 'club.changed',
    )
    expect(entry).toMatchObject({ actor_kind: 'command' })
    expect(JSON.stringify(entry)).not.toContain('MARKED')
    expect(entry?.after).toMatchObject({
      config: { displayName: 'Tempo Two' },
      settings: { connectProviders: { wexer: { authorization: '[set]' } } },
    })
    expect((await run('wording', 'tempo', 'de', 'shell.classes=Stunden')).ok).toBe(true)
    expect(await count()).toBe(before + 2)
  })
})

describe('the history', () => {
  it('AUDIT-01 can’t be changed or deleted, by the platform or for a club', async () => {
    const [entry] = await entries()
    expect(entry).toBeDefined()
    const statements = [
      `update audit_entry set actor_name = 'nobody'`,
      'delete from audit_entry',
      'truncate audit_entry',
      `update audit_entry set action = 'x' where id = '${entry?.id}'`,
    ]
    for (const statement of statements) {
      const asClub = inTenant(String(entry?.tenant_id), () => app.database.db.execute(statement))
      await expect(asClub).rejects.toThrow()
      await expect(asPlatform(() => app.database.db.execute(statement))).rejects.toThrow()
    }
    expect((await entries()).find(({ id }) => id === entry?.id)).toEqual(entry)
  })

  it('AUDIT-02 is kept for two years, then deleted', async () => {
    const insert = `insert into audit_entry (id, tenant_id, at, actor_kind, actor_id, actor_name, action, object_kind, object_id, object_name)
      select gen_random_uuid(), id, now() - $1::interval, 'system', 'old', 'Old', $2, 'club', id, name from tenant where name = 'pulse'`
    await app.database.execute(insert, ['729 days', 'kept'])
    await app.database.execute(insert, ['3 years', 'gone'])
    const { purgeExpired } = await import('../../platform/retention/purge-expired.ts')
    await asPlatform(() => purgeExpired(app.database.db, new Date()))
    const left = (await entries()).filter(({ actor_id: id }) => id === 'old').map(({ action }) => action)
    expect(left).toEqual(['kept'])
  })

  it('AUDIT-02 is filtered by person, object and time, and exported as CSV', async () => {
    const owner = await app.newStaff('owner', 'harbour', '=Eve')
    const other = await app.newStaff('owner', 'harbour', 'Otto')
    for (const as of [owner, other]) await app.reauthenticate(as)
    const target = await app.newStaff('coach', 'harbour')
    const params = { accountId: target.accountId }
    await app.studio('changeRole', { as: owner, params, body: { role: 'support' } })
    await app.advance(60)
    const middle = (await app.call('GET', '/demo/clock')).json().now
    await app.advance(60)
    await app.studio('changeRole', { as: other, params, body: { role: 'analyst' } })
    const found = async (query: Record<string, string>) => {
      const { body } = await app.studio('listAudit', { as: owner, query })
      return body.entries.map((entry: { actorName: string }) => entry.actorName)
    }
    expect(await found({})).toEqual(['Otto', '=Eve'])
    expect(await found({ actorId: other.accountId })).toEqual(['Otto'])
    expect(await found({ objectKind: 'staff', objectId: target.accountId })).toEqual(['Otto', '=Eve'])
    expect(await found({ objectKind: 'club' })).toEqual([])
    expect(await found({ until: middle })).toEqual(['=Eve'])
    expect(await found({ from: middle })).toEqual(['Otto'])
    await app.reauthenticate(owner)
    const file = await app.studio('exportAudit', { as: owner, query: { actorId: owner.accountId } })
    expect(file.headers['content-disposition']).toBe('attachment; filename="history.csv"')
    const [head, line, ...rest] = file.body.trim().split('\r\n')
    expect(head).toMatch(/^time,actor,role/)
    expect(line).toContain(`,'=Eve,owner,staff,staff.roleChanged,staff,${target.accountId}`)
    expect(rest).toEqual([])
  })
})
