import type { AuditRecord } from '@upbeat/contract/studio/entities/audit'
import { expect, it } from 'vitest'
import { groupEntries } from './group-entries.ts'

let minute = 100
/** Newest first, at intervals of one minute. */
function entry(before: object | null, after: object | null, parts: Partial<AuditRecord> = {}): AuditRecord {
  minute -= 1
  const who = { actorId: 'ada', actorName: 'Ada', actorKind: 'staff', actorRole: 'coach' } as const
  const what = { action: 'class.edited', objectKind: 'class', objectId: 'flow', objectName: 'Flow' } as const
  const at = new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString()
  const state = { isUndone: false, isUndoable: true }
  return { id: `at-${minute}`, at, ...who, ...what, ...state, before, after, ...parts } as AuditRecord
}
const sizesOf = (...entries: AuditRecord[]) => groupEntries(entries).map(({ ids }) => ids.length)

it('AUDIT-01 groups consecutive saves as one change, from the first value to the last', () => {
  const entries = [
    entry({ name: 'Flow o' }, { name: 'Flow on' }),
    entry({ level: null }, { level: 'Beginner' }),
    entry({ name: 'Flow' }, { name: 'Flow o' }),
  ]
  const [group, ...others] = groupEntries(entries)
  expect(others).toEqual([])
  expect(group?.ids).toEqual(entries.map(({ id }) => id))
  expect(group?.entry).toMatchObject({
    id: entries[0]?.id,
    at: entries[0]?.at,
    before: { name: 'Flow', level: null },
    after: { name: 'Flow on', level: 'Beginner' },
  })
})

it.each([
  ['another person', { actorId: 'ben' }],
  ['another class', { objectId: 'core' }],
  ['another kind of change', { action: 'class.published' }],
  ['an undone change', { isUndone: true, isUndoable: false }],
  ['one that can no longer be undone', { isUndoable: false }],
  ['one of a quarter of an hour before', { at: '2026-11-01T06:00:00.000Z' }],
])("AUDIT-01 doesn't group %s", (_, parts) => {
  expect(sizesOf(entry({ name: 'B' }, { name: 'C' }), entry({ name: 'A' }, { name: 'B' }, parts))).toEqual([1, 1])
})

it("AUDIT-01 doesn't group saves if another person changed the same field in between", () => {
  expect(sizesOf(entry({ name: 'Theirs' }, { name: 'C' }), entry({ name: 'A' }, { name: 'B' }))).toEqual([1, 1])
})

it("AUDIT-01 doesn't group changes made by a button", () => {
  const published = { action: 'class.published' }
  expect(
    sizesOf(entry({ version: 1 }, { version: 2 }, published), entry({ version: 0 }, { version: 1 }, published)),
  ).toEqual([1, 1])
})
