import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

it('AUDIT-02 lists the fields that differ, each before and after', () => {
  const before = { role: 'coach', email: 'a@b.example', config: { titles: ['Yoga'] } }
  const after = { role: 'manager', email: 'a@b.example', config: { titles: ['Yoga', 'Flow'], startsAt: 3 } }
  expect(changedFields(before, after)).toEqual([
    { name: 'role', before: 'coach', after: 'manager' },
    { name: 'config titles', before: 'Yoga', after: 'Yoga, Flow' },
    { name: 'config starts at', before: undefined, after: '3' },
  ])
})

it('AUDIT-02 shows all of what was made or taken away', () => {
  expect(changedFields(null, { email: 'a@b.example', on: false })).toEqual([
    { name: 'email', before: undefined, after: 'a@b.example' },
    { name: 'on', before: undefined, after: 'false' },
  ])
  expect(changedFields({ role: 'coach' }, null)).toEqual([{ name: 'role', before: 'coach', after: undefined }])
  expect(changedFields({}, {})).toEqual([])
})
