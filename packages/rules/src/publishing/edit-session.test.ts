import { describe, expect, it } from 'vitest'
import {
  beginEditing,
  type EditEvent,
  type EditStatus,
  edit,
  editedFields,
  editOutcome,
  sendable,
  type Unsaved,
} from './edit-session.ts'

type Event = EditEvent<string>
type Kind = EditStatus<string>['kind']
const begun = (unsaved: Unsaved = {}) => beginEditing<string>(unsaved, '8:00')
const after = (...events: Event[]) => events.reduce(edit<string>, begun())
const typed = (field: string, value: unknown, saved: unknown = null): Event => {
  return { kind: 'typed', changes: [{ field, saved, value }] }
}
const wrong = (field: string, value: unknown): Event => {
  return { kind: 'typed', changes: [{ field, saved: null, value, isValid: false }] }
}
const rejected = (input: string | null): Event => ({ kind: 'rejected', field: 'colour', input })
const sent: Event = { kind: 'sent' }
const theirs = { field: 'name', yours: 'Mine', theirs: 'Theirs' }
const saved = (conflicts = [] as (typeof theirs)[]): Event => ({ kind: 'saved', at: '9:00', conflicts })
const refused = (...fields: string[]): Event => ({ kind: 'refused', fields })
const lost: Event = { kind: 'lost' }
const failed: Event = { kind: 'failed', problem: 'in the bin' }
const decided = (keepYours: boolean): Event => ({ kind: 'decided', field: 'name', keepYours })
const dropped = (...fields: string[]): Event => ({ kind: 'dropped', fields })
const mine = { base: 'Flow', value: 'Mine' }

describe('DRAFT-09 each event in each state of an edit session', () => {
  const mineTyped = typed('name', 'Mine', 'Flow')
  const states: Record<Kind, Event[]> = {
    saved: [],
    typed: [mineTyped],
    saving: [mineTyped, sent],
    refused: [mineTyped, sent, refused('name')],
    conflict: [mineTyped, sent, saved([theirs])],
    offline: [mineTyped, sent, lost],
    failed: [mineTyped, sent, failed],
  }
  const events = {
    'typed in another field': typed('skill', 5),
    'typed in the same field': typed('name', 'Mine too'),
    'typed what is known to be wrong': wrong('name', ''),
    'typed what is no value': rejected('#12'),
    sent,
    saved: saved(),
    'saved with a conflict': saved([theirs]),
    refused: refused('name'),
    lost,
    failed,
    'own value chosen': decided(true),
    'their value chosen': decided(false),
    dropped: dropped('name'),
    read: { kind: 'read' },
  } as const satisfies Record<string, Event>
  const order = ['saved', 'typed', 'saving', 'refused', 'conflict', 'offline', 'failed'] as const
  // biome-ignore format: a table
  const expected: Record<keyof typeof events, readonly Kind[]> = {
    // in the state                    saved      typed      saving      refused    conflict    offline    failed
    'typed in another field':          ['typed',   'typed',   'saving',   'refused', 'typed',    'offline', 'typed'],
    'typed in the same field':         ['typed',   'typed',   'saving',   'refused', 'conflict', 'offline', 'typed'],
    'typed what is known to be wrong': ['refused', 'refused', 'saving',   'refused', 'refused',  'refused', 'refused'],
    'typed what is no value':          ['saved',   'typed',   'saving',   'refused', 'conflict', 'offline', 'failed'],
    sent:                              ['saved',   'saving',  'saving',   'refused', 'conflict', 'saving',  'saving'],
    saved:                             ['saved',   'typed',   'saved',    'refused', 'conflict', 'typed',   'typed'],
    'saved with a conflict':           ['saved',   'conflict', 'conflict', 'refused', 'conflict', 'conflict', 'conflict'],
    refused:                           ['saved',   'typed',   'refused',  'refused', 'conflict', 'typed',   'typed'],
    lost:                              ['offline', 'offline', 'offline',  'offline', 'offline',  'offline', 'offline'],
    failed:                            ['failed',  'failed',  'failed',   'failed',  'failed',   'failed',  'failed'],
    'own value chosen':                ['saved',   'typed',   'saving',   'refused', 'typed',    'offline', 'failed'],
    'their value chosen':              ['saved',   'typed',   'saving',   'refused', 'saved',    'offline', 'failed'],
    dropped:                           ['saved',   'saved',   'saving',   'saved',   'saved',    'saved',   'saved'],
    read:                              ['saved',   'typed',   'saving',   'refused', 'conflict', 'offline', 'failed'],
  }
  const cases = Object.entries(expected).flatMap(([name, kinds]) =>
    order.map((state, place) => [name as keyof typeof events, state, kinds[place]] as const),
  )

  it.each(cases)('%s while %s: %s', (name, state, kind) => {
    const session = edit(after(...states[state]), events[name])
    expect(session.status.kind).toBe(kind)
  })

  it.each(order)('starts each of them in the state %s', (state) => {
    expect(after(...states[state]).status.kind).toBe(state)
  })
})

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
    ['known to be wrong', [wrong('skill', 99)], { kind: 'refused', fields: ['skill'] }, []],
    [
      'wrong during a request',
      [typed('skill', 9), sent, wrong('skill', 99), saved()],
      { kind: 'refused', fields: ['skill'] },
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
    ['impossible', [typed('name', 'Mine'), sent, failed], { kind: 'failed', problem: 'in the bin' }, ['name']],
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
  const empty = after(typed('coach', 'Kim', null), typed('coach', 'Kim B', 'changed meanwhile'))
  expect(sendable(empty)).toEqual([{ field: 'coach', base: null, value: 'Kim B' }])
})

it('DRAFT-02 keeps the own value of a conflict, with what is typed since, until one is chosen', () => {
  const open = after(typed('name', 'Mine', 'Flow'), sent, saved([theirs]), typed('name', 'Mine!', 'Theirs'))
  expect(open.conflicts).toEqual([{ ...theirs, yours: 'Mine!' }])
  expect(open.unsaved).toEqual({ name: { base: 'Flow', value: 'Mine!' } })
  expect(editedFields({ name: 'Flow', skill: 3 }, open)).toEqual({ name: 'Mine!', skill: 3 })
  expect(sendable(edit(open, decided(true)))).toEqual([{ field: 'name', base: 'Theirs', value: 'Mine!' }])
  expect(editedFields({ name: 'Flow' }, edit(open, decided(false)))).toEqual({ name: 'Theirs' })
  const during = after(typed('name', 'Mine', 'Flow'), sent, typed('name', 'Mine!'), saved([theirs]))
  expect(during.conflicts).toEqual([{ ...theirs, yours: 'Mine!' }])
})

it('DRAFT-01 shows and replaces what was just saved, before it is read again', () => {
  const done = after(typed('name', 'A', 'Flow'), sent, saved())
  expect(editedFields({ name: 'Flow' }, done)).toEqual({ name: 'A' })
  expect(sendable(edit(done, typed('name', 'B', 'Flow')))).toEqual([{ field: 'name', base: 'A', value: 'B' }])
  const read = edit(done, { kind: 'read' })
  expect(editedFields({ name: 'Theirs' }, read)).toEqual({ name: 'Theirs' })
  expect(sendable(edit(read, typed('name', 'B', 'Theirs')))).toEqual([{ field: 'name', base: 'Theirs', value: 'B' }])
})

it('DRAFT-09 tells an action why the input is not saved', () => {
  const name = typed('name', 'Mine')
  const outcomes = [
    after(name, sent, saved()),
    after(name, sent, refused('name')),
    after(rejected('#12')),
    after(rejected('#12'), rejected(null)),
    after(name, sent, saved([theirs])),
    after(name, sent, lost),
    after(name, sent, failed),
  ].map(editOutcome)
  expect(outcomes).toEqual([
    { kind: 'saved' },
    { kind: 'unsaved', reason: 'refused' },
    { kind: 'unsaved', reason: 'refused' },
    { kind: 'saved' },
    { kind: 'unsaved', reason: 'conflict' },
    { kind: 'unsaved', reason: 'offline' },
    { kind: 'unsaved', reason: 'failed', problem: 'in the bin' },
  ])
})
