import { studioCalls } from '@upbeat/contract/studio/calls'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Undoer } from '../../audit/undo.ts'
import type { InTransaction, IntakeChange } from '../intake-change.ts'
import type { VersionKey } from '../intake-rows.ts'
import type { Drafts } from '../uploads/drafts.ts'

type Parts = {
  drafts: Drafts
  change: IntakeChange
  wake: () => void
  onMediaReady: (key: VersionKey) => Promise<void>
}
type Range = { from: number; to: number; version: number }
/** As stored in the history: the video that is published next, a poster taken from one, a trailer cut from one. */
type State = {
  version?: number
  poster?: { version: number; file: string; second: number } | null
  trailer?: Range | null
} | null
type Undone = { tag: string; name: string; was: State; is: State; undoes: string }
type Undo = (context: StaffContext, on: InTransaction, undone: Undone) => Promise<unknown>

const undos: Record<string, Undo> = {
  'class.uploadVideo': undoChoice,
  'class.restoreVideo': undoChoice,
  'class.chooseTracks': undoChoice,
  'class.makePoster': undoPoster,
  'class.makeTrailer': undoTrailer,
}

/** Undoes changes of a class's videos (AUDIT-03). What was made from a video stays stored as long as the video. */
export function createVideosUndo({ drafts, change, wake, onMediaReady }: Parts): Undoer {
  return {
    covers({ action, before, after }) {
      const [was, is] = [before as State, after as State]
      if (!undos[action] || was === null || is === null) return false
      const ofTrailer = was.trailer ?? is.trailer
      // Entries of older versions don't say which video a trailer belongs to.
      if (ofTrailer && ofTrailer.version === undefined) return false
      return !isSameValue(was, is)
    },
    needs: () => [studioCalls.restoreVideo],
    async undo(context, { id: undoes, action, objectId: tag, objectName: name, before, after }) {
      await drafts.assertEditable(context, tag)
      const undone: Undone = { tag, name, was: before as State, is: after as State, undoes }
      await change(async (on) => {
        await on.texts.lock(context.tenantId, tag)
        await undos[action]?.(context, on, undone)
      })
      wake()
      await onMediaReady({ tenantId: context.tenantId, classTag: tag, version: 0 })
    },
  }
}

/** A video was uploaded, made from other tracks, or restored: the one before is published next again. */
async function undoChoice(context: StaffContext, on: InTransaction, { tag, was, is, ...undone }: Undone) {
  const { tenantId, now } = context
  const [chosen] = await on.repository.playable(tenantId, [tag])
  if (chosen?.version !== is?.version) throw new Failure('changedSince')
  const key = { tenantId, classTag: tag, version: was?.version ?? 0 }
  if (!(await on.repository.keepReplaced(key))) throw new Failure('notAllowedNow')
  await on.repository.chooseVersion(key, now)
  await on.record(context, { action: 'restoreVideo', tag, before: is, after: was, ...undone })
}

/** Removes a poster from the choices, or adds it back. Where it is already in use, it stays. */
async function undoPoster(context: StaffContext, on: InTransaction, { tag, was, is, ...undone }: Undone) {
  const poster = was?.poster ?? is?.poster
  const { version = 0, file = '', second = 0 } = poster ?? {}
  const row = await foundVersion(on, { tenantId: context.tenantId, classTag: tag, version })
  const posters = row.posters ?? []
  const isThere = posters.some((each) => each.file === file)
  if (!row.facts || isThere !== Boolean(is?.poster)) throw new Failure('changedSince')
  const { width, height } = row.facts.video
  const others = posters.filter((each) => each.file !== file)
  const changed = was?.poster ? [...posters, { file, second, width, height }] : others
  await on.repository.updateVersion(row, { posters: changed })
  await on.record(context, { action: 'makePoster', tag, before: is, after: was, ...undone })
}

async function undoTrailer(context: StaffContext, on: InTransaction, { tag, was, is, ...undone }: Undone) {
  const version = was?.trailer?.version ?? is?.trailer?.version ?? 0
  const row = await foundVersion(on, { tenantId: context.tenantId, classTag: tag, version })
  if (!isSameValue(row.trailer, rangeOf(is))) throw new Failure('changedSince')
  const trailer = rangeOf(was)
  await on.repository.updateVersion(row, { trailer })
  const step = { tenantId: row.tenantId, classTag: tag, version, step: 'trailer' as const }
  if (trailer) await on.repository.restartStep(step)
  else await on.repository.removeStep(step)
  await on.record(context, { action: 'makeTrailer', tag, before: is, after: was, ...undone })
}

function rangeOf(state: State) {
  const { from, to } = state?.trailer ?? {}
  return from === undefined || to === undefined ? null : { from, to }
}

async function foundVersion(on: InTransaction, key: VersionKey) {
  const row = await on.repository.findVersion(key)
  if (!row) throw new Failure('notAllowedNow')
  return row
}
