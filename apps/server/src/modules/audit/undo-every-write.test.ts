import type { StudioAccess, StudioCall } from '@upbeat/contract/studio/call'
import { studioCalls } from '@upbeat/contract/studio/calls'
import { type Permission, permissions, type Role, reachOf, roles } from '@upbeat/rules/staff/may'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubState } from '../../testing/club-state.ts'
import { notUndoable } from '../../testing/not-undoable.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import { makeRecordedWrite } from '../../testing/studio-writes/make-recorded-write.ts'
import { recordedWrites, withDns } from '../../testing/studio-writes/recorded-write.ts'
import { studioWrites } from '../../testing/studio-writes/studio-writes.ts'

let app: StaffApp
let staff: Record<Role, TestStaff>
/** Signed in long ago. */
let lateManager: TestStaff
let lateOwner: TestStaff
beforeAll(async () => {
  app = await openStaffApp({ SIGN_IN_FAILURES_PER_ADDRESS: '1000' })
  // Otherwise the demo moves events on during a test.
  await app.database.execute('delete from demo_event_move')
  const people = await Promise.all(roles.map(async (role) => [role, await app.newStaff(role)] as const))
  for (const [, person] of people) await app.reauthenticate(person)
  lateManager = await app.newStaff('manager')
  lateOwner = await app.newStaff('owner')
  staff = Object.fromEntries(people) as Record<Role, TestStaff>
})
afterAll(() => app.close())

/** Writes that need no role may be undone by everyone with `audit.undo`. */
function mayUndo(role: Role, permission: StudioAccess): boolean {
  const isOfRole = permission in permissions
  return reachOf(role, 'audit.undo') !== null && (!isOfRole || reachOf(role, permission as Permission) !== null)
}

const entryIds = async () => (await app.database.execute('select id from audit_entry')).rows.map(({ id }) => String(id))

describe('every write of the studio', () => {
  it.each(recordedWrites.filter((name) => !(name in notUndoable) && name !== withDns))(
    'AUDIT-01 AUDIT-03 MEMB-06 %s writes one entry without a secret, signs nobody in as a member, and is undone exactly from the history by everyone who may make it; its undo can be undone',
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
      await makeRecordedWrite(app, name, { owner, request })
      const after = await clubState(app)
      expect(after).not.toEqual(before)
      const entry = await newEntry()
      expect(entry).toMatchObject({ isUndoable: true })
      const undo = async (as: TestStaff) => {
        const { status, body } = await app.studio('undoChange', { as, params: { id: entry.id } })
        return [status, body?.code]
      }
      const { permission, reauthentication }: StudioCall = studioCalls[name]
      for (const role of roles) {
        if (!mayUndo(role, permission))
          expect([role, ...(await undo(staff[role]))]).toEqual([role, 403, 'notPermitted'])
      }
      const late = mayUndo('manager', permission) ? lateManager : lateOwner
      if (reauthentication) expect(await undo(late)).toEqual([403, 'reauthenticationRequired'])
      expect(await clubState(app)).toEqual(after)
      expect(await undo(reauthentication ? owner : late)).toEqual([204, undefined])
      expect(await clubState(app)).toEqual(before)
      const again = await app.studio('undoChange', { as: owner, params: { id: (await newEntry()).id } })
      expect([again.status, again.body?.code]).toEqual([204, undefined])
      expect(await clubState(app)).toEqual(after)
    },
  )
})
