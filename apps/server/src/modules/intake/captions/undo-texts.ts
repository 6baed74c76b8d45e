import { studioCalls } from '@upbeat/contract/studio/calls'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Undoer } from '../../audit/undo.ts'
import type { InTransaction } from '../intake-change.ts'
import type { ClassMove } from '../moves/move-track.ts'
import type { Drafts } from '../uploads/drafts.ts'
import type { ChangeTexts } from './change-texts.ts'

type Parts = { drafts: Drafts; changeTexts: ChangeTexts }
/** A track as stored in the history; `body` is null if there was none. */
type Track = { language: string; body: string | null; isDraft?: boolean }
type Texts = { captions?: Track; moves?: ClassMove[] } | null
type Undone = { tag: string; name: string; was: Texts; is: Texts; undoes: string }

const ofCaptions = [
  'saveCaptions',
  'removeCaptions',
  'publishCaptions',
  'withdrawCaptions',
  'changeCaptionsLanguage',
].map((verb) => `class.${verb}`)

/** Undoes changes of captions and moves (AUDIT-03). */
export function createTextsUndo({ drafts, changeTexts }: Parts): Undoer {
  return {
    covers: ({ action, before, after }) =>
      action === 'class.saveMoves' || (ofCaptions.includes(action) && changesTrack(before as Texts, after as Texts)),
    needs: () => [studioCalls.saveCaptions],
    async undo(context, { id: undoes, action, objectId: tag, before, after }) {
      const name = await drafts.assertEditable(context, tag)
      const undone: Undone = { tag, name, was: before as Texts, is: after as Texts, undoes }
      if (action === 'class.saveMoves') await undoMoves(context, undone)
      else await changeTexts(context, tag, (on) => undoCaptions(context, on, undone))
    },
  }

  /** Only for entries from before moves were part of the draft. */
  async function undoMoves(context: StaffContext, { tag, was, is, undoes }: Undone) {
    await drafts.saveMoves(context, tag, { base: is?.moves ?? [], value: was?.moves ?? [], undoes })
  }
}

async function undoCaptions(context: StaffContext, on: InTransaction, { was, is, tag, ...undone }: Undone) {
  const { tenantId, now } = context
  const to = was?.captions ?? absent(is?.captions)
  const from = is?.captions ?? absent(was?.captions)
  const current = await on.texts.captions(tenantId, tag, from.language)
  if ((current?.body ?? null) !== from.body) throw new Failure('changedSince')
  if (from.isDraft !== undefined && current?.isDraft !== from.isDraft) throw new Failure('changedSince')
  if (to.language !== from.language) {
    const isTaken = (await on.texts.captions(tenantId, tag, to.language)) !== null
    if (isTaken) throw new Failure('changedSince')
  }
  if (to.body === null || to.language !== from.language) await on.texts.removeCaptions(tenantId, tag, from.language)
  const isDraft = to.isDraft ?? current?.isDraft ?? false
  const { language, body } = to
  if (body !== null) {
    await on.texts.saveCaptions({ tenantId, classTag: tag, language, body, isDraft, changedAt: now })
  }
  const before = current && { captions: { language: from.language, ...current } }
  const after = body === null ? null : { captions: { language, body, isDraft } }
  await on.record(context, { action: verbOf(from, to), tag, before, after, ...undone })
}

/** The action that the history shows for a change from one state of a track to another. */
function verbOf(from: Track, to: Track): string {
  if (to.body === null) return 'removeCaptions'
  if (from.language !== to.language) return 'changeCaptionsLanguage'
  if (from.body === to.body && from.isDraft !== to.isDraft) return to.isDraft ? 'withdrawCaptions' : 'publishCaptions'
  return 'saveCaptions'
}

function absent(track: Track | undefined): Track {
  return { language: track?.language ?? '', body: null }
}

/** False for captions that were published twice, and for entries without the state before. */
function changesTrack(was: Texts, is: Texts): boolean {
  const isTold = was?.captions !== undefined || is?.captions?.isDraft !== undefined
  return isTold && !isSameValue(was?.captions, is?.captions)
}
