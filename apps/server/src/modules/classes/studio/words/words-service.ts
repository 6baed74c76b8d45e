import { studioCalls } from '@upbeat/contract/studio/calls'
import type { OptionKind, WordRename } from '@upbeat/contract/studio/entities/class'
import type { Database } from '../../../../platform/db/database.ts'
import { Failure } from '../../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../../platform/http/studio/studio-context.ts'
import { staffActor } from '../../../audit/actor-of.ts'
import type { Audit } from '../../../audit/audit.ts'
import type { Undoer } from '../../../audit/undo.ts'
import type { KeptChange, KeptChangesOn } from '../../../publishing/kept-change.ts'
import type { createWordsRepository } from './words-repository.ts'

export type WordsService = ReturnType<typeof createWordsService>
type Parts = {
  db: Database
  wordsOn: typeof createWordsRepository
  audit: Audit
  /** Where coaches are named besides classes: their profiles, and live events. */
  coachNamesOn: readonly CoachNamesOn[]
  changesOn: KeptChangesOn
  /** Notifies open pages and every server that classes changed. */
  notify: (tenantId: string, event: { kind: string; id: string }) => Promise<void>
  /** Makes drafts of classes that came from elsewhere than the studio. */
  adopt: (tenantId: string) => Promise<void>
  /** Notifies every server that members' pages changed. */
  announce: (tenantId: string) => Promise<void>
}

type Renaming = { from: string; to: string; now: Date }
/** Renames coaches, and undoes that, in a transaction of the caller. `revert` returns false if any was changed since. */
export type CoachNamesOn = (db: Database) => {
  replace: (tenantId: string, renaming: Renaming) => Promise<KeptChange[]>
  revert: (tenantId: string, replaced: readonly KeptChange[], now: Date) => Promise<boolean>
}

/** The words that classes share (DRAFT-07). */
export function createWordsService({ db, wordsOn, coachNamesOn, changesOn, adopt, audit, notify, announce }: Parts) {
  /** @throws Failure notFound if no class uses the word */
  async function rename(context: StaffContext, { field, from, to }: WordRename): Promise<{ classes: number }> {
    const { tenantId, now } = context
    await adopt(tenantId)
    const classes = await db.transaction(async (transaction) => {
      const replaced = await wordsOn(transaction).replace(tenantId, { field, from, to })
      if (classesIn(replaced) === 0) throw new Failure('notFound')
      for (const namesOn of field === 'instructor' ? coachNamesOn : []) {
        replaced.push(...(await namesOn(transaction).replace(tenantId, { from, to, now })))
      }
      return keep(context, transaction, { field, from, to, replaced })
    })
    await tell(tenantId)
    return { classes }
  }

  /**
   * Records the rename in the history with all it replaced, so that after an undo each class gets its own word back,
   * even if two became one.
   */
  async function keep(
    { tenantId, staff, now }: StaffContext,
    transaction: Database,
    { field, from, to, replaced, undoes }: WordRename & { replaced: KeptChange[]; undoes?: string },
  ): Promise<number> {
    const classes = classesIn(replaced)
    const changeId = await audit.record(transaction, {
      tenantId,
      actor: staffActor(staff),
      action: 'word.renamed',
      now,
      object: { kind: 'word', id: `${field}/${to}`.slice(0, 200), name: from },
      before: { field, word: from },
      after: { field, word: to, classes },
      undoes,
    })
    await changesOn(transaction).keepChange({ tenantId, kind: 'word', changeId, at: now }, replaced)
    return classes
  }

  async function tell(tenantId: string) {
    await announce(tenantId)
    await notify(tenantId, { kind: 'class', id: '*' })
    await notify(tenantId, { kind: 'coach', id: '*' })
    await notify(tenantId, { kind: 'event', id: '*' })
  }

  /** Restores each class's former word (AUDIT-03). */
  const undoer: Undoer = {
    covers: ({ action }) => action === 'word.renamed',
    needs: () => [studioCalls.renameWord],
    async undo(context, { id: undoes, before, after }) {
      const { tenantId, now } = context
      const [to = '', from = ''] = [before, after].map((state) => String((state as { word?: unknown } | null)?.word))
      await db.transaction(async (transaction) => {
        const kept = await changesOn(transaction).keptChange(tenantId, undoes)
        const [field] = Object.keys(kept[0]?.before ?? {}) as OptionKind[]
        if (!field) throw new Failure('notUndoable')
        const reverts = [
          () => wordsOn(transaction).revert(tenantId, field, kept),
          ...coachNamesOn.map((namesOn) => () => namesOn(transaction).revert(tenantId, kept, now)),
        ]
        for (const revert of reverts) if (!(await revert())) throw new Failure('changedSince')
        const replaced = kept.map(({ id, before: former, after: present }) => ({ id, before: present, after: former }))
        await keep(context, transaction, { field, from, to, replaced, undoes })
      })
      await tell(tenantId)
    },
  }

  return { rename, undoer }
}

function classesIn(replaced: readonly KeptChange[]): number {
  return replaced.filter(({ id }) => id.startsWith('draft/')).length
}
