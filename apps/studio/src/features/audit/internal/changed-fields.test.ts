import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

it('AUDIT-02 lists the fields that differ, with old and new values', () => {
  const before = { role: 'coach', email: 'a@b.example', config: { titles: ['Yoga'] } }
  const after = { role: 'manager', email: 'a@b.example', config: { titles: ['Yoga', 'Flow'], startsAt: 3 } }
  expect(changedFields(before, after)).toEqual([
    { path: 'role', before: 'coach', after: 'manager' },
    { path: 'config.titles', before: ['Yoga'], after: ['Yoga', 'Flow'] },
    { path: 'config.startsAt', before: undefined, after: 3 },
  ])
})

it('AUDIT-02 lists all fields of a created or deleted object', () => {
  expect(changedFields(null, { email: 'a@b.example', on: false })).toEqual([
    { path: 'email', before: undefined, after: 'a@b.example' },
    { path: 'on', before: undefined, after: false },
  ])
  expect(changedFields({ role: 'coach' }, null)).toEqual([{ path: 'role', before: 'coach', after: undefined }])
  expect(changedFields({}, {})).toEqual([])
})

it('AUDIT-02 shows that a settings group without values was switched on', () => {
  expect(changedFields({ config: {} }, { config: { embeddedConfig: {} } })).toEqual([
    { path: 'config.embeddedConfig', before: undefined, after: true },
  ])
})
