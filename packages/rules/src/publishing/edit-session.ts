import type { FieldChange, FieldConflict } from './merge-changes.ts'

/** Unsaved input by field: each value with the one it replaces. */
export type Unsaved = Readonly<Record<string, { base: unknown; value: unknown }>>

export type EditStatus<Problem> =
  /** `at` is when it was last saved. Typed input is about to be sent; a conflict waits for a choice. */
  | { kind: 'saved' | 'typed' | 'conflict'; at: string }
  | { kind: 'saving'; sent: Unsaved }
  /** The server rejected the values of these fields. */
  | { kind: 'refused'; fields: readonly string[] }
  /** The server can't be reached. */
  | { kind: 'offline' }
  /** Saving is no longer possible. */
  | { kind: 'failed'; problem: Problem }

/** A draft during editing, saved field by field while input goes on. */
export type EditSession<Problem> = {
  status: EditStatus<Problem>
  savedAt: string
  unsaved: Unsaved
  /** Rejected values: they wait for another value and don't block other fields. */
  refused: Readonly<Record<string, unknown>>
  conflicts: readonly FieldConflict[]
}

export type EditEvent<Problem> =
  | { kind: 'typed'; field: string; saved: unknown; value: unknown }
  | { kind: 'sent' }
  | { kind: 'saved'; at: string; conflicts: readonly FieldConflict[] }
  | { kind: 'refused'; fields: readonly string[] }
  | { kind: 'lost' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'decided'; conflict: FieldConflict; keepYours: boolean }

/** @param unsaved Input that an earlier visit could not save. */
export function beginEditing<Problem>(unsaved: Unsaved, savedAt: string): EditSession<Problem> {
  const status = { kind: Object.keys(unsaved).length > 0 ? 'typed' : 'saved', at: savedAt } as const
  return { status, savedAt, unsaved, refused: {}, conflicts: [] }
}

export function edit<Problem>(session: EditSession<Problem>, event: EditEvent<Problem>): EditSession<Problem> {
  switch (event.kind) {
    case 'typed': {
      const { field, saved, value } = event
      const base = session.unsaved[field]?.base ?? saved ?? null
      return pending({ ...session, unsaved: { ...session.unsaved, [field]: { base, value } } })
    }
    case 'sent': {
      const sent = sendable(session).map(({ field, base, value }) => [field, { base, value }])
      return { ...session, status: { kind: 'saving', sent: Object.fromEntries(sent) } }
    }
    case 'saved': {
      const others = session.conflicts.filter(({ field }) => !event.conflicts.some((found) => found.field === field))
      const conflicts = [...others, ...event.conflicts]
      return atRest({ ...session, savedAt: event.at, unsaved: withoutSent(session), conflicts })
    }
    case 'refused': {
      const values = event.fields.map((field) => [field, sentIn(session)[field]?.value])
      return atRest({ ...session, refused: { ...session.refused, ...Object.fromEntries(values) } })
    }
    case 'lost':
      return { ...session, status: { kind: 'offline' } }
    case 'failed':
      return { ...session, status: { kind: 'failed', problem: event.problem } }
    case 'decided': {
      const { field, yours, theirs } = event.conflict
      const conflicts = session.conflicts.filter((conflict) => conflict.field !== field)
      if (!event.keepYours) {
        const decided = { ...session, conflicts }
        return session.status.kind === 'conflict' ? atRest(decided) : decided
      }
      return pending({
        ...session,
        conflicts,
        unsaved: { ...session.unsaved, [field]: { base: theirs, value: yours } },
      })
    }
  }
}

/** The unsaved input that can be sent now. */
export function sendable({ unsaved, refused }: Pick<EditSession<unknown>, 'unsaved' | 'refused'>): FieldChange[] {
  return Object.entries(unsaved)
    .filter(([field, { value }]) => !(field in refused && refused[field] === value))
    .map(([field, change]) => ({ field, ...change }))
}

/** A request, a lost connection and rejected values are shown until the next reply. */
function pending<Problem>(session: EditSession<Problem>): EditSession<Problem> {
  const isShown = ['saving', 'offline', 'refused'].includes(session.status.kind)
  return isShown ? session : { ...session, status: { kind: 'typed', at: session.savedAt } }
}

function atRest<Problem>(session: EditSession<Problem>): EditSession<Problem> {
  const { unsaved, refused, savedAt: at, conflicts } = session
  const waiting = sendable(session)
  const fields = Object.keys(unsaved).filter((field) => !waiting.some((change) => change.field === field))
  if (fields.length > 0) return { ...session, refused, status: { kind: 'refused', fields } }
  if (waiting.length > 0) return { ...session, status: { kind: 'typed', at } }
  return { ...session, status: { kind: conflicts.length > 0 ? 'conflict' : 'saved', at } }
}

function sentIn({ status }: EditSession<unknown>): Unsaved {
  return status.kind === 'saving' ? status.sent : {}
}

/** Rebases input made during the request on the saved values. */
function withoutSent(session: EditSession<unknown>): Unsaved {
  const sent = sentIn(session)
  const left = Object.entries(session.unsaved).flatMap(([field, change]) => {
    const before = sent[field]
    if (before === undefined) return [[field, change] as const]
    return before.value === change.value ? [] : [[field, { base: before.value, value: change.value }] as const]
  })
  return Object.fromEntries(left)
}
