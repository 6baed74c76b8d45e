import { rebaseFields } from '@upbeat/rules/publishing/rebase-fields'
import { Failure } from '../../platform/failure/failure.ts'
import { asPlatform, inTenant } from '../../platform/scope/scope.ts'
import type { DraftRow, EntityRef } from './draft.ts'
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
  async function publish(ref: EntityRef, { at, editor, now }: Change & { at?: Date | null }): Promise<DraftRow> {
    const kind = kindOf(ref.kind)
    return changeState(ref, 'publish', { editor, now }, async (before, transaction) => {
      const missing = await kind.missing(transaction, before)
      if (missing.length > 0) throw new Failure('notPublishable', { message: `Missing: ${missing.join(', ')}` })
      if (at && at > now) {
        const state = before.state === 'published' ? 'published' : 'scheduled'
        return { action: 'scheduled', changes: { state, publishAt: at } }
      }
      await kind.apply(transaction, { ...ref, fields: before.fields, now })
      const version = await addVersion(ref, before.fields, transaction, { editor, now })
      return { action: 'published', changes: { state: 'published', version, publishAt: null } }
    })
  }

  /**
   * Publishes an earlier version again. Fields of the draft that weren't edited follow it. @throws Failure notFound,
   * notAllowedNow
   */
  function republish(ref: EntityRef, version: number, change: Change): Promise<DraftRow> {
    return changeState(ref, 'publish', change, async (before, transaction) => {
      const rows = repositoryOn(transaction)
      const { fields } = (await rows.version(ref, version)) ?? notFound()
      const shown = await rows.version(ref, before.version)
      await kindOf(ref.kind).apply(transaction, { ...ref, fields, now: change.now })
      const draft = rebaseFields(before.fields, { from: shown?.fields ?? {}, to: fields })
      return {
        action: 'republished',
        changes: { fields: draft, version: await addVersion(ref, fields, transaction, change) },
      }
    })
  }

  /**
   * Requests publication from those who may publish it.
   * @throws Failure notFound, notAllowedNow, notPublishable with what is missing
   */
  function request(ref: EntityRef, change: Change): Promise<DraftRow> {
    const kind = kindOf(ref.kind)
    return changeState(ref, 'publish', change, async (before, transaction) => {
      const missing = await kind.missing(transaction, before)
      if (missing.length > 0) throw new Failure('notPublishable', { message: `Missing: ${missing.join(', ')}` })
      const changes = { publishRequestedAt: change.now, publishRequestedBy: change.editor?.name ?? null }
      return { action: 'publishRequested', changes }
    })
  }

  /** @throws Failure notFound, notAllowedNow if there is no request */
  function withdrawRequest(ref: EntityRef, change: Change): Promise<DraftRow> {
    return changeStatus(ref, change, async ({ publishRequestedAt }) => {
      if (publishRequestedAt === null) throw new Failure('notAllowedNow')
      return { action: 'publishRequestWithdrawn', changes: {} }
    })
  }

  /** Cancels the schedule; what members see is unchanged. @throws Failure notFound, notAllowedNow */
  function unschedule(ref: EntityRef, change: Change): Promise<DraftRow> {
    return changeStatus(ref, change, async ({ state, version, publishAt }) => {
      if (publishAt === null) throw new Failure('notAllowedNow')
      const left = state === 'scheduled' ? (version > 0 ? 'unpublished' : 'draft') : state
      return { action: 'unscheduled', changes: { state: left, publishAt: null } }
    })
  }

  /**
   * Hides it from members; if it was only scheduled, it becomes a draft again. @throws Failure notFound, notAllowedNow
   */
  function unpublish(ref: EntityRef, change: Change): Promise<DraftRow> {
    return changeState(ref, 'unpublish', change, async (before, transaction) => {
      await kindOf(ref.kind).retract(transaction, ref)
      const state = before.state === 'published' || before.version > 0 ? 'unpublished' : 'draft'
      return { action: 'unpublished', changes: { state, publishAt: null } }
    })
  }

  /**
   * Publishes what is scheduled for `now` or earlier, of all clubs. What can no longer be published becomes a draft
   * again.
   */
  async function publishDue(now: Date): Promise<void> {
    for (const ref of await asPlatform(() => repository.due(now))) {
      await inTenant(ref.tenantId, () => publishScheduled(ref, now))
    }
  }

  async function publishScheduled(ref: EntityRef, now: Date): Promise<void> {
    try {
      await publish(ref, { editor: null, now })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { state, version } = (await repository.find(ref)) ?? notFound()
      const left = state === 'scheduled' ? (version > 0 ? 'unpublished' : 'draft') : state
      await repository.update(ref, { publishAt: null, state: left })
      await notify(ref.tenantId, ref)
    }
  }

  return { publish, republish, request, withdrawRequest, unschedule, unpublish, publishDue }
}
