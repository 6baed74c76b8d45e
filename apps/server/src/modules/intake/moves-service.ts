import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { assertUnchanged, type Base, type ChangeTexts, revisionOf } from './change-texts.ts'
import type { ClassTextsRepository } from './class-texts-repository.ts'
import type { ClassMove } from './move-track.ts'
import type { Drafts } from './uploads.ts'

export type MovesService = ReturnType<typeof createMovesService>
type Parts = { texts: ClassTextsRepository; drafts: Drafts; changeTexts: ChangeTexts }

/** What staff see and do about a class's moves. They belong to the class and not to one of its videos. */
export function createMovesService({ texts, drafts, changeTexts }: Parts) {
  async function moves(context: StaffContext, tag: string) {
    await drafts.assertEditable(context, tag)
    const marked = await texts.moves(context.tenantId, tag)
    return { moves: marked, revision: revisionOf(JSON.stringify(marked)) }
  }

  /** @throws Failure changedElsewhere where they are not those that were edited */
  async function saveMoves(
    context: StaffContext,
    tag: string,
    { moves: marked, base }: { moves: ClassMove[]; base?: Base },
  ) {
    const name = await drafts.assertEditable(context, tag)
    const { tenantId, now } = context
    const after = inOrder(marked)
    const saved = await changeTexts(context, tag, async (on) => {
      const before = await on.texts.moves(tenantId, tag)
      if (isSameValue(before, after)) return before
      assertUnchanged(JSON.stringify(before), base)
      await on.texts.saveMoves({ tenantId, classTag: tag, moves: after, changedAt: now })
      await on.record(context, { action: 'saveMoves', tag, name, before: { moves: before }, after: { moves: after } })
      // As the database orders their keys, which the revision counts too.
      return on.texts.moves(tenantId, tag)
    })
    return { revision: revisionOf(JSON.stringify(saved)) }
  }

  return { moves, saveMoves }
}

/** By time, and none reaching into the next. A gap between two is kept: nothing is shown there. */
function inOrder(marked: readonly ClassMove[]): ClassMove[] {
  const sorted = marked.toSorted((a, b) => a.startSecond - b.startSecond)
  return sorted.map((move, at) => {
    const next = sorted[at + 1]?.startSecond ?? Number.POSITIVE_INFINITY
    return { ...move, endSecond: Math.min(Math.max(move.startSecond, move.endSecond), next) }
  })
}
