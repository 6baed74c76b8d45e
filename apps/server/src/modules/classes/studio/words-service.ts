import type { WordRename } from '@upbeat/contract/studio/entities/class'
import type { Database } from '../../../platform/db/database.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { staffActor } from '../../audit/actor-of.ts'
import type { Audit } from '../../audit/audit.ts'
import type { createWordsRepository } from './words-repository.ts'

export type WordsService = ReturnType<typeof createWordsService>
type Parts = {
  db: Database
  wordsOn: typeof createWordsRepository
  audit: Audit
  /** Tells the open pages and every server that classes changed. */
  notify: (tenantId: string, event: { kind: string; id: string }) => Promise<void>
  /** Gives classes that came in another way their drafts. */
  adopt: (tenantId: string) => Promise<void>
  /** Tells every server that members' pages changed. */
  announce: (tenantId: string) => Promise<void>
}

/** The words that classes share (DRAFT-07). */
export function createWordsService({ db, wordsOn, adopt, audit, notify, announce }: Parts) {
  /** @throws Failure notFound where no class uses it */
  async function rename(context: StaffContext, { field, from, to }: WordRename): Promise<{ classes: number }> {
    const { tenantId, staff, now } = context
    await adopt(tenantId)
    const classes = await db.transaction(async (inner) => {
      const transaction = inner as unknown as Database
      const changed = await wordsOn(transaction).replace(tenantId, { field, from, to })
      if (changed === 0) throw new Failure('notFound')
      await audit.record(transaction, {
        tenantId,
        actor: staffActor(staff),
        action: 'word.renamed',
        now,
        object: { kind: 'word', id: `${field}/${to}`.slice(0, 200), name: from },
        before: { field, word: from },
        after: { field, word: to, classes: changed },
      })
      return changed
    })
    await announce(tenantId)
    await notify(tenantId, { kind: 'class', id: '*' })
    return { classes }
  }

  return { rename }
}
