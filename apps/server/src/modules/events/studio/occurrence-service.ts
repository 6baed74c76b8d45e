import type { EventFields, OccurrenceChange } from '@upbeat/contract/studio/entities/event'
import { type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { type AmendedSeries, amendSeries, type ChangeScope } from '@upbeat/rules/schedule/amend-series'
import { hasDate } from '@upbeat/rules/schedule/recurrence-dates'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { reaches } from '../../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { DraftRow } from '../../publishing/draft.ts'
import type { Publishing } from '../../publishing/service.ts'
import { parseEvent } from './event-fields.ts'
import { tagOf } from './live-event-repository.ts'

export type OccurrenceService = ReturnType<typeof createOccurrenceService>
/** A series and the one that continues it. */
export type SplitSeries = { tenantId: string; from: { id: string; tag: string }; to: { id: string; tag: string } }
type Parts = {
  publishing: Publishing
  makeId: () => string
  /** Writes what else follows the occurrences into a series that continues theirs. */
  onSplit: (transaction: Database, split: SplitSeries) => Promise<void>
}
type ChangeRequest = { id: string; date: string; scope: ChangeScope; change: OccurrenceChange }
type Amended = AmendedSeries<EventFields>

const kind = 'event'

/**
 * Moves, changes and cancels single occurrences, the rest of a series, or all of it (WEEK-04). What is published changes
 * for members at once, without the draft's other changes.
 */
export function createOccurrenceService({ publishing, makeId, onSplit }: Parts) {
  /**
   * One transaction with one audit entry. A series of which nothing is left goes to the bin.
   * @throws Failure notFound, notPermitted, notAllowedNow, changedElsewhere, notPublishable
   */
  async function change(
    context: StaffContext,
    request: ChangeRequest,
  ): Promise<{ id: string; entryId: string | null }> {
    const { tenantId, staff, now } = context
    const ref = { tenantId, kind, id: request.id }
    const { email: _, ...editor } = staff
    const draft = await publishing.follow(ref, now)
    assertReached(context, draft)
    if (draft.state === 'bin') throw new Failure('notAllowedNow')
    const fields = parseEvent(draft.fields)
    const amended = amendedBy(fields, request)
    if (!amended) throw new Failure('notFound')
    if (!amended.series) {
      await publishing.bin(ref, { editor, now })
      return { id: request.id, entryId: null }
    }
    const shown = await shownFields(draft)
    const published = shown && amendedBy(shown, request)
    const newId = makeId()
    const rest = amended.rest
    const { entryId } = await publishing.changeMany(ref, {
      steps: [
        {
          id: request.id,
          changes: changesOf(fields, amended.series),
          published: shown && published?.series ? changesOf(shown, published.series) : undefined,
        },
        ...(rest ? [{ id: newId, create: rest, shown: published?.rest ?? undefined, ownerId: draft.ownerId }] : []),
      ],
      async also(transaction) {
        const from = { id: request.id, tag: await tagOf(transaction, ref) }
        if (rest) await onSplit(transaction, { tenantId, from, to: { id: newId, tag: newId } })
      },
      check: (row) => assertReached(context, row),
      action: 'edited',
      isWhole: true,
      editor,
      now,
    })
    return { id: rest ? newId : request.id, entryId }
  }

  /** What members see; null if they don't see it. */
  async function shownFields(draft: DraftRow): Promise<EventFields | null> {
    if (draft.state !== 'published') return null
    const versions = await publishing.versions({ tenantId: draft.tenantId, kind, id: draft.id })
    const shown = versions.find(({ version }) => version === draft.version)
    return shown ? parseEvent(shown.fields) : null
  }

  return { change }
}

/** Null if the event has no such occurrence. */
function amendedBy(fields: EventFields, { id, date, scope, change }: ChangeRequest): Amended | null {
  const { localStart, recurrence } = fields
  if (localStart === null) return null
  const isDate = recurrence ? hasDate({ localStart, recurrence }, date) : localStart.slice(0, 10) === date
  if (!isDate) return null
  return amendSeries({ id, fields: { ...fields, localStart }, date, scope }, change)
}

function changesOf(before: EventFields, after: EventFields): FieldChange[] {
  const names = Object.keys(after) as (keyof EventFields)[]
  return names
    .filter((field) => !isSameValue(before[field], after[field]))
    .map((field) => ({ field, base: before[field], value: after[field] }))
}

/** Coaches may only change their own. @throws Failure notPermitted */
function assertReached(context: StaffContext, { ownerId }: DraftRow) {
  if (!reaches(context, 'schedule.edit', ownerId)) throw new Failure('notPermitted')
}
