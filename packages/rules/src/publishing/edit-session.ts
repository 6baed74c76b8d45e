import type { FieldChange, FieldConflict } from './merge-changes.ts'

/** Unsaved input by field: each value with the one it replaces. */
export type Unsaved = Readonly<Record<string, { base: unknown; value: unknown }>>

export type EditStatus<Problem> =
  /** `at` is when it was last saved; null if unknown. Typed input is about to be sent; a conflict waits for a choice. */
  | { kind: 'saved' | 'typed' | 'conflict'; at: string | null }
  | { kind: 'saving'; sent: Unsaved }
  /** The values of these fields can't be saved. */
  | { kind: 'refused'; fields: readonly string[] }
  /** The server can't be reached. */
  | { kind: 'offline' }
  /** Saving is no longer possible. */
  | { kind: 'failed'; problem: Problem }

/** Fields during editing, saved while input goes on. */
export type EditSession<Problem> = {
  status: EditStatus<Problem>
  savedAt: string | null
  unsaved: Unsaved
  /** What the last replies said is saved, until the saved fields are read again. */
  replied: Readonly<Record<string, unknown>>
  /** Values that can't be saved: they wait for another value and don't block other fields. */
  refused: Readonly<Record<string, unknown>>
  /** Input that the form can't read as a value, as typed. */
  rejected: Readonly<Record<string, string>>
  /** Their fields stay unsaved until one of the values is chosen. */
  conflicts: readonly FieldConflict[]
}

export type TypedChange = {
  field: string
  /** As it was last read. */
  saved: unknown
  value: unknown
  /** False if the form knows that the value can't be saved. */
  isValid?: boolean
}

export type EditEvent<Problem> =
  | { kind: 'typed'; changes: readonly TypedChange[] }
  /** Null once the input can be read. */
  | { kind: 'rejected'; field: string; input: string | null }
  | { kind: 'sent' }
  | { kind: 'saved'; at: string | null; conflicts: readonly FieldConflict[] }
  | { kind: 'refused'; fields: readonly string[] }
  | { kind: 'lost' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'decided'; field: string; keepYours: boolean }
  /** The input in these fields is given up. */
  | { kind: 'dropped'; fields: readonly string[] }
  /** The saved fields were read. */
  | { kind: 'read' }

/** Whether all input is saved, and if not, why. */
export type EditOutcome<Problem> =
  | { kind: 'saved' }
  | { kind: 'unsaved'; reason: 'refused' | 'conflict' | 'offline' }
  | { kind: 'unsaved'; reason: 'failed'; problem: Problem }

/** @param unsaved Input that an earlier visit could not save. */
export function beginEditing<Problem>(unsaved: Unsaved, savedAt: string | null): EditSession<Problem> {
  const status = { kind: Object.keys(unsaved).length > 0 ? 'typed' : 'saved', at: savedAt } as const
  return { status, savedAt, unsaved, replied: {}, refused: {}, rejected: {}, conflicts: [] }
}

export function edit<Problem>(session: EditSession<Problem>, event: EditEvent<Problem>): EditSession<Problem> {
  switch (event.kind) {
    case 'typed':
      return typed(session, event)
    case 'rejected': {
      const others = without(session.rejected, [event.field])
      return { ...session, rejected: event.input === null ? others : { ...others, [event.field]: event.input } }
    }
    case 'sent': {
      const sent = sendable(session).map(({ field, ...change }) => [field, change])
      return sent.length > 0
        ? { ...session, status: { kind: 'saving', sent: Object.fromEntries(sent) } }
        : atRest(session)
    }
    case 'saved':
      return saved(session, event)
    case 'refused': {
      const sent = sentIn(session)
      const values = event.fields.flatMap((field) => (sent[field] ? [[field, sent[field].value]] : []))
      return atRest({ ...session, refused: { ...session.refused, ...Object.fromEntries(values) } })
    }
    case 'lost':
      return { ...session, status: { kind: 'offline' } }
    case 'failed':
      return { ...session, status: { kind: 'failed', problem: event.problem } }
    case 'decided':
      return decided(session, event)
    case 'dropped':
      return settled(leave(session, event.fields))
    case 'read':
      return { ...session, replied: {} }
  }
}

/**
 * The unsaved input that can be sent now.
 * @internal
 */
export function sendable(session: Pick<EditSession<unknown>, 'unsaved' | 'refused' | 'conflicts'>): FieldChange[] {
  const { unsaved, conflicts } = session
  return Object.entries(unsaved)
    .filter(([field]) => !isRefused(session, field) && !conflicts.some((conflict) => conflict.field === field))
    .map(([field, change]) => ({ field, ...change }))
}

/**
 * The values to show: unsaved input in place of saved values.
 * @param savedFields as they were last read
 */
export function editedFields<Fields extends object>(
  savedFields: Fields,
  { unsaved, replied }: Pick<EditSession<unknown>, 'unsaved' | 'replied'>,
): Fields {
  const values = Object.entries(unsaved).map(([field, { value }]) => [field, value])
  return { ...savedFields, ...replied, ...Object.fromEntries(values) }
}

/** What an action that needs saved input is told. */
export function editOutcome<Problem>({ status, rejected }: EditSession<Problem>): EditOutcome<Problem> {
  switch (status.kind) {
    case 'refused':
    case 'conflict':
    case 'offline':
      return { kind: 'unsaved', reason: status.kind }
    case 'failed':
      return { kind: 'unsaved', reason: 'failed', problem: status.problem }
    default:
      return Object.keys(rejected).length > 0 ? { kind: 'unsaved', reason: 'refused' } : { kind: 'saved' }
  }
}

type EventOf<Kind extends EditEvent<unknown>['kind']> = Extract<EditEvent<unknown>, { kind: Kind }>

function typed<Problem>(session: EditSession<Problem>, { changes }: EventOf<'typed'>): EditSession<Problem> {
  const unsaved = { ...session.unsaved }
  const refused = { ...session.refused }
  for (const { field, saved, value, isValid = true } of changes) {
    const lastSaved = field in session.replied ? session.replied[field] : saved
    unsaved[field] = { base: unsaved[field] ? unsaved[field].base : (lastSaved ?? null), value }
    if (!isValid) refused[field] = value
  }
  const conflicts = session.conflicts.map((conflict) => ({ ...conflict, yours: unsaved[conflict.field]?.value }))
  const next = { ...session, unsaved, refused, conflicts }
  // A refusal is shown until the next reply.
  return session.status.kind === 'refused' && changes.every(({ isValid = true }) => isValid) ? next : settled(next)
}

function saved<Problem>(session: EditSession<Problem>, event: EventOf<'saved'>): EditSession<Problem> {
  const sent = sentIn(session)
  const found = event.conflicts.filter(({ field }) => field in session.unsaved)
  const left = Object.entries(session.unsaved).flatMap(([field, change]) => {
    const before = sent[field]
    if (before === undefined || found.some((conflict) => conflict.field === field)) return [[field, change] as const]
    // Input made during the request replaces what it has saved.
    return before.value === change.value ? [] : [[field, { base: before.value, value: change.value }] as const]
  })
  const unsaved = Object.fromEntries(left)
  const conflicts = found.map(({ field, theirs }) => ({ field, yours: unsaved[field]?.value, theirs }))
  return atRest({
    ...session,
    savedAt: event.at,
    unsaved,
    conflicts: [...session.conflicts.filter(({ field }) => !found.some((one) => one.field === field)), ...conflicts],
    replied: { ...session.replied, ...repliedBy(sent, event.conflicts) },
  })
}

function repliedBy(sent: Unsaved, conflicts: readonly FieldConflict[]): Record<string, unknown> {
  const written = Object.entries(sent).map(([field, { value }]) => [field, value])
  return Object.fromEntries([...written, ...conflicts.map(({ field, theirs }) => [field, theirs])])
}

function decided<Problem>(
  session: EditSession<Problem>,
  { field, keepYours }: EventOf<'decided'>,
): EditSession<Problem> {
  const conflict = session.conflicts.find((each) => each.field === field)
  if (!conflict) return session
  const others = leave(session, [field])
  if (!keepYours) return settled(others)
  const change = { base: conflict.theirs, value: conflict.yours }
  return settled({ ...others, refused: session.refused, unsaved: { ...others.unsaved, [field]: change } })
}

function leave<Problem>(session: EditSession<Problem>, fields: readonly string[]): EditSession<Problem> {
  return {
    ...session,
    unsaved: without(session.unsaved, fields),
    refused: without(session.refused, fields),
    conflicts: session.conflicts.filter(({ field }) => !fields.includes(field)),
  }
}

function without<Value>(values: Readonly<Record<string, Value>>, fields: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}

/** A request, and a lost connection while input waits for it, are shown until the next reply. */
function settled<Problem>(session: EditSession<Problem>): EditSession<Problem> {
  const { kind } = session.status
  const isShown = kind === 'saving' || (kind === 'offline' && sendable(session).length > 0)
  return isShown ? session : atRest(session)
}

function atRest<Problem>(session: EditSession<Problem>): EditSession<Problem> {
  const { unsaved, savedAt: at, conflicts } = session
  const fields = Object.keys(unsaved).filter((field) => isRefused(session, field))
  if (fields.length > 0) return { ...session, status: { kind: 'refused', fields } }
  if (sendable(session).length > 0) return { ...session, status: { kind: 'typed', at } }
  return { ...session, status: { kind: conflicts.length > 0 ? 'conflict' : 'saved', at } }
}

function isRefused({ unsaved, refused }: Pick<EditSession<unknown>, 'unsaved' | 'refused'>, field: string): boolean {
  return field in refused && refused[field] === unsaved[field]?.value
}

function sentIn({ status }: EditSession<unknown>): Unsaved {
  return status.kind === 'saving' ? status.sent : {}
}
