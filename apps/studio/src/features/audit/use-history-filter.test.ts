import { expect, it } from 'vitest'
import { queryOf } from './use-history-filter.ts'

it('AUDIT-02 filters whole days of the reader’s calendar', () => {
  const { from, until } = queryOf({ person: '', kind: '', from: '2026-03-28', until: '2026-03-31' })
  expect(new Date(from ?? '')).toEqual(new Date(2026, 2, 28))
  expect(new Date(until ?? '')).toEqual(new Date(2026, 3, 1))
})

it('AUDIT-02 filters by person and kind, and omits empty filters', () => {
  expect(queryOf({ person: 'p1', kind: 'staff', from: '', until: '' })).toEqual({ actorId: 'p1', objectKind: 'staff' })
  expect(queryOf({ person: '', kind: '', from: 'soon', until: '' })).toEqual({})
})
