import { cleanup, render } from '@testing-library/react'
import type { AuditRecord } from '@upbeat/contract/studio/entities/audit'
import { afterEach, expect, it, vi } from 'vitest'
import { EntryRow } from './entry-row.tsx'

vi.mock('./undo-change.tsx', () => ({ UndoChange: () => null }))
afterEach(cleanup)

it.each([
  [
    'the server itself, whose name isn’t one of a person',
    { actorKind: 'system', actorName: 'Schedule' },
    'audit.server',
  ],
  ['someone who changed their own account', { action: 'account.changed', objectId: 'zoe' }, 'audit.ownAccountChanged'],
  ['someone who changed another’s', { action: 'account.changed', objectId: 'ben' }, 'audit.changed'],
] as const)('AUDIT-01 names %s', (_, part, words) => {
  const entry = { ...saved, ...part } as AuditRecord
  render(<EntryRow group={{ ids: ['1'], entry }} />)
  expect(document.body.textContent).toContain(words)
})

const saved = {
  id: '1',
  actorId: 'zoe',
  actorName: 'Zoë',
  actorKind: 'staff',
  actorRole: 'owner',
  action: 'class.published',
  objectKind: 'class',
  objectId: 'c1',
  objectName: 'Zoë',
  at: '2026-11-25T08:00:00Z',
  before: null,
  after: null,
  isUndone: false,
  isUndoable: false,
}
