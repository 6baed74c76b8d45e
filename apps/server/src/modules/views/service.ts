import type { NewSavedView, SavedView, ViewKind } from '@upbeat/contract/studio/entities/views/saved-view'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Permission } from '@upbeat/rules/staff/may'
import { comparedText } from '@upbeat/rules/text/compared-text'
import type { Database } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { staffActor } from '../audit/actor-of.ts'
import type { Audit } from '../audit/audit.ts'
import type { Undoer } from '../audit/undo.ts'
import type { createSavedViewRepository, SavedViewRow } from './repository.ts'

export type ViewsService = ReturnType<typeof createViewsService>
/** A view in the history: after a change only the keys that differ. */
type KeptView = Partial<Pick<SavedViewRow, 'name' | 'address' | 'createdBy'>>
type Parts = {
  db: Database
  viewsOn: typeof createSavedViewRepository
  audit: Audit
  makeId: () => string
  notify: (tenantId: string, event: { kind: string; id: string }) => Promise<void>
}

/** Who sees and saves a list's views, who removes those of others, and what the history calls them. */
const kinds = {
  classes: { see: 'classes.view', edit: 'classes.edit', object: 'classView' },
  members: { see: 'members.view', edit: 'members.edit', object: 'memberView' },
} as const satisfies Record<ViewKind, { see: Permission; edit: Permission; object: string }>

/** Saved views of the studio's lists (GRID-02). */
export function createViewsService({ db, viewsOn, audit, makeId, notify }: Parts) {
  /** @throws Failure notPermitted */
  async function list(context: StaffContext, kind: ViewKind): Promise<SavedView[]> {
    assertSees(context, kind)
    return (await viewsOn(db).list(context.tenantId, kind)).map((row) => present(context, row))
  }

  /** @throws Failure notPermitted, also if it would replace someone else's view of that name */
  async function save(context: StaffContext, kind: ViewKind, { name, address }: NewSavedView): Promise<SavedView> {
    assertSees(context, kind)
    const { tenantId, staff, now } = context
    const views = await viewsOn(db).list(tenantId, kind)
    const before = views.find((view) => comparedText(view.name) === comparedText(name))
    if (before && !mayRemove(context, before)) throw new Failure('notPermitted')
    const created = { tenantId, kind, id: makeId(), createdBy: staff.accountId, createdAt: now }
    const row: SavedViewRow = { ...(before ?? created), name, address: queryOf(address) }
    await change(context, before ? 'changed' : 'created', { before: before ?? null, after: row }, (on) => on.put(row))
    return present(context, row)
  }

  /** @throws Failure notFound, notPermitted */
  async function remove(context: StaffContext, kind: ViewKind, id: string): Promise<void> {
    assertSees(context, kind)
    const before = (await viewsOn(db).list(context.tenantId, kind)).find((view) => view.id === id)
    if (!before) throw new Failure('notFound')
    if (!mayRemove(context, before)) throw new Failure('notPermitted')
    await change(context, 'removed', { before, after: null }, (views) => views.remove(context.tenantId, id))
  }

  async function change(
    { tenantId, staff, now }: StaffContext,
    action: 'created' | 'changed' | 'removed',
    { before, after, undoes }: { before: SavedViewRow | null; after: SavedViewRow | null; undoes?: string },
    write: (views: ReturnType<typeof createSavedViewRepository>) => Promise<void>,
  ) {
    const shown = after ?? before
    if (!shown) return
    const { object } = kinds[shown.kind]
    await db.transaction(async (transaction) => {
      await write(viewsOn(transaction))
      await audit.record(transaction, {
        tenantId,
        actor: staffActor(staff),
        action: `${object}.${action}`,
        now,
        object: { kind: object, id: shown.id, name: shown.name },
        before: before && keptOf(before),
        after: after && keptOf(after),
        undoes,
      })
    })
    await notify(tenantId, { kind: 'savedView', id: shown.id })
  }

  /** Undoes changes of a list's views (AUDIT-03). */
  const undoerOf = (kind: ViewKind): Undoer => ({
    covers: () => true,
    needs: () => [{ permission: kinds[kind].see }],
    async undo(context, { id: undoes, objectId: id, objectName: name, before: former, after: present }) {
      const [was, is] = [former as KeptView | null, present as KeptView | null]
      const { tenantId, staff, now } = context
      const views = await viewsOn(db).list(tenantId, kind)
      const before = views.find((view) => view.id === id) ?? null
      const isTaken = views.some((view) => view.id !== id && comparedText(view.name) === comparedText(name))
      const isAsLeft = before ? isSameValue({ ...before, ...is }, before) && is : !is && !isTaken
      if (!isAsLeft) throw new Failure('changedSince')
      const missing = { tenantId, kind, id, name, address: '', createdBy: staff.accountId, createdAt: now }
      const after: SavedViewRow | null = was && { ...(before ?? missing), ...was }
      const action = before ? (after ? 'changed' : 'removed') : 'created'
      await change(context, action, { before, after, undoes }, (on) =>
        after ? on.put(after) : on.remove(tenantId, id),
      )
    },
  })

  return { list, save, remove, undoerOf }
}

function assertSees({ reachOf }: StaffContext, kind: ViewKind) {
  if (reachOf(kinds[kind].see) === null) throw new Failure('notPermitted')
}

/** Keeps only a query string, so that a link made of it always leads to the list. */
function queryOf(address: string): string {
  return new URLSearchParams(address).toString()
}

function keptOf({ name, address, createdBy }: SavedViewRow) {
  return { name, address, createdBy }
}

function present(context: StaffContext, view: SavedViewRow): SavedView {
  return { id: view.id, name: view.name, address: queryOf(view.address), mayRemove: mayRemove(context, view) }
}

function mayRemove({ reachOf, staff }: StaffContext, { createdBy, kind }: SavedViewRow): boolean {
  return createdBy === staff.accountId || reachOf(kinds[kind].edit) === 'all'
}
