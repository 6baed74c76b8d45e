import { studioCalls } from '@upbeat/contract/studio/calls'
import type { ClassView, NewClassView } from '@upbeat/contract/studio/entities/classes/class-view'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { comparedText } from '@upbeat/rules/text/compared-text'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { staffActor } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Undoer } from '../../audit/undo.ts'
import type { ClassViewRow, createClassViewRepository } from './views-repository.ts'

export type ViewsService = ReturnType<typeof createViewsService>
/** A view in the history: after a change only the keys that differ. */
type KeptView = Partial<Pick<ClassViewRow, 'name' | 'address' | 'createdBy'>>
type Parts = {
  db: Database
  viewsOn: typeof createClassViewRepository
  audit: Audit
  makeId: () => string
  notify: (tenantId: string, event: { kind: string; id: string }) => Promise<void>
}

/** Saved views of the list of classes (GRID-02). */
export function createViewsService({ db, viewsOn, audit, makeId, notify }: Parts) {
  async function list(context: StaffContext): Promise<ClassView[]> {
    return (await viewsOn(db).list(context.tenantId)).map((row) => present(context, row))
  }

  /** @throws Failure notPermitted if it would replace someone else's view of that name */
  async function save(context: StaffContext, { name, address }: NewClassView): Promise<ClassView> {
    const { tenantId, staff, now } = context
    const before = (await viewsOn(db).list(tenantId)).find((view) => comparedText(view.name) === comparedText(name))
    if (before && !mayRemove(context, before)) throw new Failure('notPermitted')
    const created = { tenantId, id: makeId(), createdBy: staff.accountId, createdAt: now }
    const row: ClassViewRow = { ...(before ?? created), name, address: queryOf(address) }
    await change(context, before ? 'changed' : 'created', { before: before ?? null, after: row }, (views) =>
      views.put(row),
    )
    return present(context, row)
  }

  /** @throws Failure notFound, notPermitted */
  async function remove(context: StaffContext, id: string): Promise<void> {
    const before = (await viewsOn(db).list(context.tenantId)).find((view) => view.id === id)
    if (!before) throw new Failure('notFound')
    if (!mayRemove(context, before)) throw new Failure('notPermitted')
    await change(context, 'removed', { before, after: null }, (views) => views.remove(context.tenantId, id))
  }

  async function change(
    { tenantId, staff, now }: StaffContext,
    action: 'created' | 'changed' | 'removed',
    { before, after, undoes }: { before: ClassViewRow | null; after: ClassViewRow | null; undoes?: string },
    write: (views: ReturnType<typeof createClassViewRepository>) => Promise<void>,
  ) {
    const shown = after ?? before
    if (!shown) return
    await db.transaction(async (transaction) => {
      await write(viewsOn(transaction))
      await audit.record(transaction, {
        tenantId,
        actor: staffActor(staff),
        action: `classView.${action}`,
        now,
        object: { kind: 'classView', id: shown.id, name: shown.name },
        before: before && keptOf(before),
        after: after && keptOf(after),
        undoes,
      })
    })
    await notify(tenantId, { kind: 'classView', id: shown.id })
  }

  /** Undoes changes of views (AUDIT-03). */
  const undoer: Undoer = {
    covers: () => true,
    needs: () => [studioCalls.saveClassView],
    async undo(context, { id: undoes, objectId: id, objectName: name, before: former, after: present }) {
      const [was, is] = [former as KeptView | null, present as KeptView | null]
      const { tenantId, staff, now } = context
      const views = await viewsOn(db).list(tenantId)
      const before = views.find((view) => view.id === id) ?? null
      const isTaken = views.some((view) => view.id !== id && comparedText(view.name) === comparedText(name))
      const isAsLeft = before ? isSameValue({ ...before, ...is }, before) && is : !is && !isTaken
      if (!isAsLeft) throw new Failure('changedSince')
      const missing = { tenantId, id, name, address: '', createdBy: staff.accountId, createdAt: now }
      const after: ClassViewRow | null = was && { ...(before ?? missing), ...was }
      const action = before ? (after ? 'changed' : 'removed') : 'created'
      await change(context, action, { before, after, undoes }, (on) =>
        after ? on.put(after) : on.remove(tenantId, id),
      )
    },
  }

  return { list, save, remove, undoer }
}

/** Keeps only a query string, so that a link made of it always leads to the list of classes. */
function queryOf(address: string): string {
  return new URLSearchParams(address).toString()
}

function keptOf({ name, address, createdBy }: ClassViewRow) {
  return { name, address, createdBy }
}

function present(context: StaffContext, view: ClassViewRow): ClassView {
  return { id: view.id, name: view.name, address: queryOf(view.address), mayRemove: mayRemove(context, view) }
}

function mayRemove({ reachOf, staff }: StaffContext, { createdBy }: ClassViewRow): boolean {
  return createdBy === staff.accountId || reachOf('classes.edit') === 'all'
}
