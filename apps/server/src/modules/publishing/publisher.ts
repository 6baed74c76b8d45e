import { rebaseFields } from '@upbeat/rules/publishing/rebase-fields'
import { Failure } from '../../platform/http/failure.ts'
import { asPlatform, inTenant } from '../../platform/tenancy/scope.ts'
import type { DraftRow, ThingId } from './draft.ts'
import { type Change, type DraftChanges, notFound, type PublishingParts } from './draft-changes.ts'

type Parts = Pick<PublishingParts, 'db' | 'repositoryOn' | 'notify'> & { changes: DraftChanges }

/** Publishes, schedules and unpublishes drafts. */
export function createPublisher({ db, repositoryOn, notify, changes }: Parts) {
  const repository = repositoryOn(db)
  const { kindOf, changeState, changeStatus, addVersion } = changes

  /**
   * Publishes the draft now, or schedules it for `at`.
   * @throws Failure notFound, notAllowedNow, notPublishable with what is missing
   */
  async function publish(thing: ThingId, { at, editor, now }: Change & { at?: Date | null }): Promise<DraftRow> {
    const kind = kindOf(thing.kind)
    return changeState(thing, 'publish', { editor, now }, async (before, transaction) => {
      const missing = await kind.missing(transaction, before)
      if (missing.length > 0) throw new Failure('notPublishable', { message: `Missing: ${missing.join(', ')}` })
      if (at && at > now) {
        const state = before.state === 'published' ? 'published' : 'scheduled'
        return { action: 'scheduled', changes: { state, publishAt: at } }
      }
      await kind.apply(transaction, { ...thing, fields: before.fields, now })
      const version = await addVersion(thing, before.fields, transaction, { editor, now })
      return { action: 'published', changes: { state: 'published', version, publishAt: null } }
    })
  }

  /**
   * Publishes an earlier version again. Fields of the draft that weren't edited follow it. @throws Failure notFound,
   * notAllowedNow
   */
  function republish(thing: ThingId, version: number, change: Change): Promise<DraftRow> {
    return changeState(thing, 'publish', change, async (before, transaction) => {
      const rows = repositoryOn(transaction)
      const { fields } = (await rows.version(thing, version)) ?? notFound()
      const shown = await rows.version(thing, before.version)
      await kindOf(thing.kind).apply(transaction, { ...thing, fields, now: change.now })
      const draft = rebaseFields(before.fields, { from: shown?.fields ?? {}, to: fields })
      return {
        action: 'republished',
        changes: { fields: draft, version: await addVersion(thing, fields, transaction, change) },
      }
    })
  }

  /**
   * Requests publication from those who may publish it.
   * @throws Failure notFound, notAllowedNow, notPublishable with what is missing
   */
  function request(thing: ThingId, change: Change): Promise<DraftRow> {
    const kind = kindOf(thing.kind)
    return changeState(thing, 'publish', change, async (before, transaction) => {
      const missing = await kind.missing(transaction, before)
      if (missing.length > 0) throw new Failure('notPublishable', { message: `Missing: ${missing.join(', ')}` })
      const changes = { publishRequestedAt: change.now, publishRequestedBy: change.editor?.name ?? null }
      return { action: 'publishRequested', changes }
    })
  }

  /** @throws Failure notFound, notAllowedNow if there is no request */
  function withdrawRequest(thing: ThingId, change: Change): Promise<DraftRow> {
    return changeStatus(thing, change, async ({ publishRequestedAt }) => {
      if (publishRequestedAt === null) throw new Failure('notAllowedNow')
      return { action: 'publishRequestWithdrawn', changes: {} }
    })
  }

  /** Cancels the schedule; what members see is unchanged. @throws Failure notFound, notAllowedNow */
  function unschedule(thing: ThingId, change: Change): Promise<DraftRow> {
    return changeStatus(thing, change, async ({ state, version, publishAt }) => {
      if (publishAt === null) throw new Failure('notAllowedNow')
      const left = state === 'scheduled' ? (version > 0 ? 'unpublished' : 'draft') : state
      return { action: 'unscheduled', changes: { state: left, publishAt: null } }
    })
  }

  /**
   * Hides it from members; if it was only scheduled, it becomes a draft again. @throws Failure notFound, notAllowedNow
   */
  function unpublish(thing: ThingId, change: Change): Promise<DraftRow> {
    return changeState(thing, 'unpublish', change, async (before, transaction) => {
      await kindOf(thing.kind).retract(transaction, thing)
      const state = before.state === 'published' || before.version > 0 ? 'unpublished' : 'draft'
      return { action: 'unpublished', changes: { state, publishAt: null } }
    })
  }

  /**
   * Publishes what is scheduled for `now` or earlier, of all clubs. What can no longer be published becomes a draft
   * again.
   */
  async function publishDue(now: Date): Promise<void> {
    for (const thing of await asPlatform(() => repository.due(now))) {
      await inTenant(thing.tenantId, () => publishScheduled(thing, now))
    }
  }

  async function publishScheduled(thing: ThingId, now: Date): Promise<void> {
    try {
      await publish(thing, { editor: null, now })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { state, version } = (await repository.find(thing)) ?? notFound()
      const left = state === 'scheduled' ? (version > 0 ? 'unpublished' : 'draft') : state
      await repository.update(thing, { publishAt: null, state: left })
      await notify(thing.tenantId, thing)
    }
  }

  return { publish, republish, request, withdrawRequest, unschedule, unpublish, publishDue }
}
