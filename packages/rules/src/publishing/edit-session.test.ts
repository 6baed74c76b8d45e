import { describe, expect, it } from 'vitest'
import { beginEditing, type EditEvent, edit, sendable, type Unsaved } from './edit-session.ts'

type Event = EditEvent<string>
const begun = (unsaved: Unsaved = {}) => beginEditing<string>(unsaved, '8:00')
const after = (...events: Event[]) => events.reduce(edit<string>, begun())
const typed = (field: string, value: unknown, saved: unknown = null): Event => ({ kind: 'typed', field, saved, value })
const sent: Event = { kind: 'sent' }
const theirs = { field: 'name', yours: 'Mine', theirs: 'Theirs' }
const saved = (conflicts = [] as (typeof theirs)[]): Event => ({ kind: 'saved', at: '9:00', conflicts })
const refused = (...fields: string[]): Event => ({ kind: 'refused', fields })
const lost: Event = { kind: 'lost' }
const decided = (keepYours: boolean): Event => ({ kind: 'decided', conflict: theirs, keepYours })
const mine = { base: 'Flow', value: 'Mine' }

describe('DRAFT-09 the state of a draft during editing', () => {
  it.each<[string, Event[], object, string[]]>([
    ['nothing typed', [], { kind: 'saved', at: '8:00' }, []],
    ['typed', [typed('name', 'Mine', 'Flow')], { kind: 'typed', at: '8:00' }, ['name']],
    ['sent', [typed('name', 'Mine', 'Flow'), sent], { kind: 'saving', sent: { name: mine } }, ['name']],
    ['saved', [typed('name', 'Mine'), sent, saved()], { kind: 'saved', at: '9:00' }, []],
    ['more typed', [typed('name', 'A'), sent, typed('name', 'B'), saved()], { kind: 'typed', at: '9:00' }, ['name']],
    ['rejected', [typed('skill', 99), sent, refused('skill')], { kind: 'refused', fields: ['skill'] }, []],
    [
      'one rejected, others saved',
      [typed('skill', 99), typed('name', 'A'), sent, refused('skill'), sent, saved()],
      { kind: 'refused', fields: ['skill'] },
      [],
    ],
    [
      'rejected and corrected',
      [typed('skill', 99), sent, refused('skill'), typed('skill', 9)],
      { kind: 'refused', fields: ['skill'] },
      ['skill'],
    ],
    [
      'corrected and saved',
      [typed('skill', 99), sent, refused('skill'), typed('skill', 9), sent, saved()],
      { kind: 'saved', at: '9:00' },
      [],
    ],
    ['in conflict', [typed('name', 'Mine'), sent, saved([theirs])], { kind: 'conflict', at: '9:00' }, []],
    [
      'theirs chosen',
      [typed('name', 'Mine'), sent, saved([theirs]), decided(false)],
      { kind: 'saved', at: '9:00' },
      [],
    ],
    [
      'own chosen',
      [typed('name', 'Mine'), sent, saved([theirs]), decided(true)],
      { kind: 'typed', at: '9:00' },
      ['name'],
    ],
    ['lost', [typed('name', 'Mine'), sent, lost], { kind: 'offline' }, ['name']],
    ['typed while lost', [typed('name', 'A'), sent, lost, typed('name', 'B')], { kind: 'offline' }, ['name']],
    [
      'impossible',
      [typed('name', 'Mine'), sent, { kind: 'failed', problem: 'in the bin' }],
      { kind: 'failed', problem: 'in the bin' },
      ['name'],
    ],
  ])('%s', (_name, events, status, waiting) => {
    const session = after(...events)
    expect(session.status).toEqual(status)
    expect(sendable(session).map(({ field }) => field)).toEqual(waiting)
  })
})

it('DRAFT-02 sends each value with the one it replaces', () => {
  const during = after(typed('name', 'A', 'Flow'), typed('name', 'B', 'Flow'), sent, typed('name', 'C', 'Flow'))
  expect(sendable(during)).toEqual([{ field: 'name', base: 'Flow', value: 'C' }])
  expect(sendable(edit(during, saved()))).toEqual([{ field: 'name', base: 'B', value: 'C' }])
  const chosen = after(typed('name', 'Mine', 'Flow'), sent, saved([theirs]), decided(true))
  expect(sendable(chosen)).toEqual([{ field: 'name', base: 'Theirs', value: 'Mine' }])
  expect(sendable(begun({ name: mine }))).toEqual([{ field: 'name', ...mine }])
})
