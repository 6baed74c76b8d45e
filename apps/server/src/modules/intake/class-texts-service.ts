import { createHash } from 'node:crypto'
import type { ClassMedia } from '@upbeat/contract/studio/entities/intake'
import { readCaptions, writeCaptions } from '@upbeat/rules/media/read-captions'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Undoer } from '../audit/undo.ts'
import type { ClassTextsRepository } from './class-texts-repository.ts'
import type { IntakeChange } from './intake-change.ts'
import type { VersionKey } from './intake-rows.ts'
import type { ClassMove } from './move-track.ts'
import { presentStep } from './present-step.ts'
import type { IntakeRepository } from './repository.ts'
import type { Drafts } from './uploads.ts'

export type ClassTextsService = ReturnType<typeof createClassTextsService>
type Parts = {
  texts: ClassTextsRepository
  repository: Pick<IntakeRepository, 'versionsOf' | 'stepsOf'>
  drafts: Drafts
  change: IntakeChange
  /** Whether a service writes captions. */
  hasCaptionsService: boolean
  languageOf: (key: Pick<VersionKey, 'tenantId' | 'classTag'>) => Promise<string>
  wake: () => void
  /** Players and pages of the studio are to ask again. */
  onTextsChanged: (key: VersionKey) => Promise<void>
}
/** The revision that was edited; null where there was nothing. Without one, whatever is there is replaced. */
type Base = string | null | undefined
/** As the history keeps them. */
type Texts = { captions?: { language: string; body: string | null; isDraft?: boolean }; moves?: ClassMove[] } | null
const undoable = ['class.saveCaptions', 'class.removeCaptions', 'class.saveMoves']

/** What staff see and do about a class's captions and moves. They belong to the class and not to one of its videos. */
export function createClassTextsService(parts: Parts) {
  const { texts, repository, drafts, change } = parts

  async function captionState(context: StaffContext, tag: string): Promise<ClassMedia['captions']> {
    await drafts.assertEditable(context, tag)
    const { tenantId } = context
    const tracks = await texts.captionTracks(tenantId, tag)
    const language = await parts.languageOf({ tenantId, classTag: tag })
    const hasService = parts.hasCaptionsService
    return { tracks, language, hasService, drafting: hasService ? await drafting(tenantId, tag, language) : null }
  }

  async function drafting(
    tenantId: string,
    tag: string,
    language: string,
  ): Promise<ClassMedia['captions']['drafting']> {
    for (const version of await repository.versionsOf(tenantId, tag)) {
      const step = (await repository.stepsOf(version)).find((each) => each.step === 'captions')
      if (!step || step.state === 'done' || step.state === 'cancelled') continue
      return { ...presentStep(step, 0), language: version.captionsLanguage ?? language }
    }
    return null
  }

  /** Of the newest video that has sound; what was begun before is begun anew. */
  async function draftCaptions(context: StaffContext, tag: string, wanted: string | null) {
    const name = await drafts.assertEditable(context, tag)
    const { tenantId } = context
    const language = wanted ?? (await parts.languageOf({ tenantId, classTag: tag }))
    const tracks = await texts.captionTracks(tenantId, tag)
    if (tracks.some((track) => track.language === language && !track.isDraft)) throw new Failure('captionsExist')
    for (const version of parts.hasCaptionsService ? await repository.versionsOf(tenantId, tag) : []) {
      const steps = await repository.stepsOf(version)
      const hasSound = steps.some(({ step, state }) => step === 'sound' && state === 'done')
      if (!version.facts?.audio || !hasSound) continue
      const { classTag, version: number } = version
      const after = { captions: { language, body: null } }
      await change(async (on) => {
        await on.repository.updateVersion(version, { captionsLanguage: language })
        await on.repository.restartStep({ tenantId, classTag, version: number, step: 'captions' })
        await on.record(context, { action: 'draftCaptions', tag, name, before: null, after })
      })
      parts.wake()
      return { language }
    }
    throw new Failure('notAllowedNow')
  }

  async function captions(context: StaffContext, tag: string, language: string) {
    await drafts.assertEditable(context, tag)
    const found = await foundIn(texts, context, tag, language)
    return { ...found, revision: revisionOf(found.body) }
  }

  /** @throws Failure captionsUnreadable, changedElsewhere where they are not those that were edited */
  async function saveCaptions(
    context: StaffContext,
    { tag, language }: { tag: string; language: string },
    { body: text, keepDraft, base }: { body: string; keepDraft: boolean; base?: Base },
  ) {
    const name = await drafts.assertEditable(context, tag)
    const cues = readCaptions(text)
    if (!cues) throw new Failure('captionsUnreadable')
    const body = writeCaptions(cues)
    const { tenantId, now } = context
    await changeTexts(context, tag, async (on) => {
      const before = await on.texts.captions(tenantId, tag, language)
      const isDraft = keepDraft && before?.isDraft === true
      if (before?.body === body && before.isDraft === isDraft) return
      if (before?.body !== body) assertUnchanged(before?.body ?? null, base)
      await on.texts.saveCaptions({ tenantId, classTag: tag, language, body, isDraft, changedAt: now })
      await on.record(context, {
        action: 'saveCaptions',
        tag,
        name,
        before: { captions: { language, body: before?.body ?? null } },
        after: { captions: { language, body } },
      })
    })
    return { body, cues: cues.length, revision: revisionOf(body) }
  }

  async function removeCaptions(context: StaffContext, tag: string, language: string) {
    const name = await drafts.assertEditable(context, tag)
    await changeTexts(context, tag, async (on) => {
      const { body, isDraft } = await foundIn(on.texts, context, tag, language)
      await on.texts.removeCaptions(context.tenantId, tag, language)
      const before = { captions: { language, body, isDraft } }
      await on.record(context, { action: 'removeCaptions', tag, name, before, after: null })
    })
  }

  async function publishCaptions(context: StaffContext, tag: string, language: string) {
    const name = await drafts.assertEditable(context, tag)
    await changeTexts(context, tag, async (on) => {
      const { body } = await foundIn(on.texts, context, tag, language)
      await on.texts.publishCaptions(context.tenantId, tag, language)
      const after = { captions: { language, body } }
      await on.record(context, { action: 'publishCaptions', tag, name, before: null, after })
    })
  }

  async function changeCaptionsLanguage(context: StaffContext, tag: string, language: string, to: string) {
    const name = await drafts.assertEditable(context, tag)
    await changeTexts(context, tag, async (on) => {
      const { body } = await foundIn(on.texts, context, tag, language)
      if (!(await on.texts.moveCaptions(context.tenantId, tag, language, to))) throw new Failure('captionsExist')
      await on.record(context, {
        action: 'changeCaptionsLanguage',
        tag,
        name,
        before: { captions: { language, body } },
        after: { captions: { language: to, body } },
      })
    })
  }

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

  /** Takes changes of captions and moves back. */
  const undoer: Undoer = {
    covers: ({ action }) => undoable.includes(action),
    async undo(context, { id: undoes, action, objectId: tag, before, after }) {
      const name = await drafts.assertEditable(context, tag)
      const { tenantId, now } = context
      const [was, is] = [before as Texts, after as Texts]
      await changeTexts(context, tag, async (on) => {
        if (action === 'class.saveMoves') {
          const moves = was?.moves ?? []
          if (!isSameValue(await on.texts.moves(tenantId, tag), is?.moves ?? [])) throw new Failure('changedSince')
          await on.texts.saveMoves({ tenantId, classTag: tag, moves, changedAt: now })
          return on.record(context, { action: 'saveMoves', tag, name, before: is, after: { moves }, undoes })
        }
        const language = was?.captions?.language ?? is?.captions?.language ?? ''
        const current = await on.texts.captions(tenantId, tag, language)
        if ((current?.body ?? null) !== (is?.captions?.body ?? null)) throw new Failure('changedSince')
        const body = was?.captions?.body ?? null
        const isDraft = current?.isDraft ?? was?.captions?.isDraft ?? false
        if (body === null) await on.texts.removeCaptions(tenantId, tag, language)
        else await on.texts.saveCaptions({ tenantId, classTag: tag, language, body, isDraft, changedAt: now })
        const verb = body === null ? 'removeCaptions' : 'saveCaptions'
        await on.record(context, { action: verb, tag, name, before: is, after: body === null ? null : was, undoes })
      })
    },
  }

  /** One change at a time, with its entry in the history; players hear of it afterwards. */
  async function changeTexts<Result>(
    { tenantId }: StaffContext,
    tag: string,
    work: Parameters<typeof change<Result>>[0],
  ) {
    const result = await change(async (on) => {
      await on.texts.lock(tenantId, tag)
      return work(on)
    })
    await parts.onTextsChanged({ tenantId, classTag: tag, version: 0 })
    return result
  }

  return {
    captionState,
    draftCaptions,
    captions,
    saveCaptions,
    removeCaptions,
    publishCaptions,
    changeCaptionsLanguage,
    moves,
    saveMoves,
    undoer,
  }
}

async function foundIn(texts: ClassTextsRepository, { tenantId }: StaffContext, tag: string, language: string) {
  const row = await texts.captions(tenantId, tag, language)
  if (row === null) throw new Failure('notFound')
  return row
}

function assertUnchanged(text: string | null, base: Base): void {
  if (base === undefined) return
  if ((text === null ? null : revisionOf(text)) !== base) throw new Failure('changedElsewhere')
}

function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** By time, and none reaching into the next. A gap between two is kept: nothing is shown there. */
function inOrder(marked: readonly ClassMove[]): ClassMove[] {
  const sorted = marked.toSorted((a, b) => a.startSecond - b.startSecond)
  return sorted.map((move, at) => {
    const next = sorted[at + 1]?.startSecond ?? Number.POSITIVE_INFINITY
    return { ...move, endSecond: Math.min(Math.max(move.startSecond, move.endSecond), next) }
  })
}
