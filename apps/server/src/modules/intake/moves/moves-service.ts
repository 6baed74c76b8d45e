import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { assertUnchanged, type Base, revisionOf } from '../captions/change-texts.ts'
import type { Drafts } from '../uploads/drafts.ts'
import type { ClassMove } from './move-track.ts'

export type MovesService = ReturnType<typeof createMovesService>

/** Reads and edits a class's moves: a field of its draft, published with it. */
export function createMovesService({ drafts }: { drafts: Pick<Drafts, 'moves' | 'saveMoves'> }) {
  async function moves(context: StaffContext, tag: string) {
    const marked = await drafts.moves(context, tag)
    return { moves: marked, revision: revisionOf(JSON.stringify(marked)) }
  }

  /** @throws Failure changedElsewhere if they aren't the ones that were edited */
  async function saveMoves(
    context: StaffContext,
    tag: string,
    { moves: marked, base }: { moves: ClassMove[]; base?: Base },
  ) {
    const before = await drafts.moves(context, tag)
    const value = inOrder(marked)
    if (!isSameValue(before, value)) {
      assertUnchanged(JSON.stringify(before), base)
      const isSaved = await drafts.saveMoves(context, tag, { base: before, value })
      if (!isSaved) throw new Failure('changedElsewhere')
    }
    return { revision: (await moves(context, tag)).revision }
  }

  return { moves, saveMoves }
}

/** Sorts by time and removes overlaps. Gaps are kept: players show nothing there. */
function inOrder(marked: readonly ClassMove[]): ClassMove[] {
  const sorted = marked.toSorted((a, b) => a.startSecond - b.startSecond)
  return sorted.map((move, at) => {
    const next = sorted[at + 1]?.startSecond ?? Number.POSITIVE_INFINITY
    return { ...move, endSecond: Math.min(Math.max(move.startSecond, move.endSecond), next) }
  })
}
