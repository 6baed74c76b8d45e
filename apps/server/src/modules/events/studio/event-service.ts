import type { StudioEvent } from '@upbeat/contract/studio/entities/event'
import { type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { reaches } from '../../../platform/http/studio/reaches.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { DraftRow } from '../../publishing/draft.ts'
import type { Fields } from '../../publishing/publishable-kind.ts'
import type { Publishing } from '../../publishing/service.ts'
import { draftOccurrences } from './draft-occurrences.ts'
import { parseEvent } from './event-fields.ts'
import { eventStatus } from './event-status.ts'
import { missingOf } from './missing-of.ts'

const kind = 'event'
const day = 86_400_000
/** How far ahead an event's own page has its occurrences, in days. */
const daysAhead = 28

export type EventService = ReturnType<typeof createEventService>
type Parts = { db: Database; publishing: Publishing; makeId: () => string }

/** The staff's actions on live events. Coaches may only change their own. */
export function createEventService({ db, publishing, makeId }: Parts) {
  const refOf = ({ tenantId }: StaffContext, id: string) => ({ tenantId, kind, id })
  const changeOf = ({ staff: { email: _, ...editor }, now }: StaffContext) => ({ editor, now })

  async function get(context: StaffContext, id: string): Promise<StudioEvent> {
    return present(context, await publishing.follow(refOf(context, id), context.now))
  }

  async function create(context: StaffContext, given: Fields): Promise<StudioEvent> {
    const fields = parseEvent(given)
    return present(context, await publishing.create(refOf(context, makeId()), { fields, ...changeOf(context) }))
  }

  async function save(context: StaffContext, id: string, changes: readonly FieldChange[]) {
    const ref = await editable(context, id)
    const { draft, conflicts } = await publishing.save(ref, { changes, ...changeOf(context) })
    return { event: await present(context, draft), conflicts }
  }

  /** @throws Failure notPublishable */
  async function publish(context: StaffContext, id: string, at: Date | null): Promise<StudioEvent> {
    const ref = await editable(context, id)
    return present(context, await publishing.publish(ref, { at, ...changeOf(context) }))
  }

  type Step = 'unpublish' | 'unschedule' | 'bin' | 'restore'
  /** @throws Failure notFound, notAllowedNow */
  async function change(context: StaffContext, id: string, step: Step): Promise<StudioEvent> {
    return present(context, await publishing[step](await editable(context, id), changeOf(context)))
  }

  async function versions(context: StaffContext, id: string) {
    await publishing.follow(refOf(context, id), context.now)
    const rows = await publishing.versions(refOf(context, id))
    return rows.map(({ version, publishedAt, fields }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      name: parseEvent(fields).name,
    }))
  }

  async function bringBack(context: StaffContext, id: string, version: number): Promise<StudioEvent> {
    return present(context, await publishing.bringBack(await editable(context, id), version, changeOf(context)))
  }

  /** @throws Failure notFound, notPermitted */
  async function editable(context: StaffContext, id: string) {
    const ref = refOf(context, id)
    const { ownerId } = await publishing.follow(ref, context.now)
    if (!reaches(context, 'schedule.edit', ownerId)) throw new Failure('notPermitted')
    return ref
  }

  async function present(context: StaffContext, draft: DraftRow): Promise<StudioEvent> {
    const shown = (await publishing.versions({ tenantId: draft.tenantId, kind, id: draft.id })).find(
      ({ version }) => draft.state === 'published' && version === draft.version,
    )
    const fields = parseEvent(draft.fields)
    const from = context.now.getTime() - day
    const period = fields.recurrence ? { from, until: from + daysAhead * day } : { from: 0, until: Number.MAX_VALUE }
    const hasChanges = shown !== undefined && !isSameValue(fields, parseEvent(shown.fields))
    return {
      ...eventStatus(context, draft, hasChanges),
      fields,
      missing: await missingOf(db, draft),
      occurrences: draftOccurrences(fields, period),
    }
  }

  return { get, create, save, publish, change, versions, bringBack }
}
