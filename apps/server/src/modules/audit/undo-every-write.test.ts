import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubState } from '../../testing/club-state.ts'
import { notUndoable } from '../../testing/not-undoable.ts'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'
import { recordedWrites } from '../../testing/studio-writes/recorded-write.ts'
import { studioWrites } from '../../testing/studio-writes/studio-writes.ts'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp({ SIGN_IN_FAILURES_PER_ADDRESS: '1000' })
})
afterAll(() => app.close())

const entryIds = async () => (await app.database.execute('select id from audit_entry')).rows.map(({ id }) => String(id))

describe('every write of the studio', () => {
  it.each(recordedWrites.filter((name) => !(name in notUndoable)))(
    'AUDIT-03 %s is undone exactly from the history, and its undo can be undone',
    async (name) => {
      const owner = await app.newStaff('owner')
      await app.reauthenticate(owner)
      const request = await studioWrites[name](app, owner)
      const known = new Set(await entryIds())
      const newEntry = async () => {
        const { entries } = (await app.studio('listAudit', { as: owner })).body
        const added = entries.find(({ id }: { id: string }) => !known.has(id))
        known.add(added?.id)
        return added
      }
      const before = await clubState(app)
      await app.studio(name, { as: owner, ...request })
      const after = await clubState(app)
      expect(after).not.toEqual(before)
      const entry = await newEntry()
      expect(entry).toMatchObject({ isUndoable: true })
      const undone = await app.studio('undoChange', { as: owner, params: { id: entry.id } })
      expect([undone.status, undone.body?.code]).toEqual([204, undefined])
      expect(await clubState(app)).toEqual(before)
      const again = await app.studio('undoChange', { as: owner, params: { id: (await newEntry()).id } })
      expect([again.status, again.body?.code]).toEqual([204, undefined])
      expect(await clubState(app)).toEqual(after)
    },
  )
})
