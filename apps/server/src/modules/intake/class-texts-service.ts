import type { ClassMedia } from '@upbeat/contract/studio/entities/intake'
import { readCaptions, writeCaptions } from '@upbeat/rules/media/read-captions'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { ClassTextsRepository } from './class-texts-repository.ts'
import type { ClassMove } from './move-track.ts'
import { presentStep } from './present-step.ts'
import type { createRecord } from './record-repository.ts'
import type { IntakeRepository, VersionKey } from './repository.ts'
import type { Drafts } from './uploads.ts'

export type ClassTextsService = ReturnType<typeof createClassTextsService>
type Parts = {
  texts: ClassTextsRepository
  repository: Pick<IntakeRepository, 'versionsOf' | 'stepsOf' | 'updateVersion' | 'restartStep'>
  drafts: Drafts
  record: ReturnType<typeof createRecord>
  /** Whether a service writes captions. */
  hasCaptionsService: boolean
  languageOf: (key: Pick<VersionKey, 'tenantId' | 'classTag'>) => Promise<string>
  wake: () => void
  /** Players and pages of the studio are to ask again. */
  onTextsChanged: (key: VersionKey) => Promise<void>
}

/** What staff see and do about a class's captions and moves. */
export function createClassTextsService(parts: Parts) {
  const { texts, repository, drafts, record } = parts

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
    const { tenantId, now } = context
    const language = wanted ?? (await parts.languageOf({ tenantId, classTag: tag }))
    const tracks = await texts.captionTracks(tenantId, tag)
    if (tracks.some((track) => track.language === language && !track.isDraft)) throw new Failure('captionsExist')
    for (const version of parts.hasCaptionsService ? await repository.versionsOf(tenantId, tag) : []) {
      const steps = await repository.stepsOf(version)
      const hasSound = steps.some(({ step, state }) => step === 'sound' && state === 'done')
      if (!version.facts?.audio || !hasSound) continue
      await repository.updateVersion(version, { captionsLanguage: language })
      const { classTag, version: number } = version
      await repository.restartStep({ tenantId, classTag, version: number, step: 'captions' }, now)
      parts.wake()
      await record(context, {
        action: 'draftCaptions',
        tag,
        name,
        before: null,
        after: { captions: { language, body: null } },
      })
      return { language }
    }
    throw new Failure('notAllowedNow')
  }

  async function captions(context: StaffContext, tag: string, language: string) {
    await drafts.assertEditable(context, tag)
    return found(context, tag, language)
  }

  async function found({ tenantId }: StaffContext, tag: string, language: string) {
    const row = await texts.captions(tenantId, tag, language)
    if (row === null) throw new Failure('notFound')
    return row
  }

  async function saveCaptions(
    context: StaffContext,
    tag: string,
    language: string,
    { body: text, keepDraft }: { body: string; keepDraft: boolean },
  ) {
    const name = await drafts.assertEditable(context, tag)
    const cues = readCaptions(text)
    if (!cues) throw new Failure('captionsUnreadable')
    const body = writeCaptions(cues)
    const { tenantId, now } = context
    const before = await texts.captions(tenantId, tag, language)
    const isDraft = keepDraft && before?.isDraft === true
    await texts.saveCaptions({ tenantId, classTag: tag, language, body, isDraft, changedAt: now })
    await record(context, {
      action: 'saveCaptions',
      tag,
      name,
      before: { captions: { language, body: before?.body ?? null } },
      after: { captions: { language, body } },
    })
    await parts.onTextsChanged({ tenantId, classTag: tag, version: 0 })
    return { body, cues: cues.length }
  }

  async function removeCaptions(context: StaffContext, tag: string, language: string) {
    const name = await drafts.assertEditable(context, tag)
    const { body } = await found(context, tag, language)
    await texts.removeCaptions(context.tenantId, tag, language)
    const before = { captions: { language, body } }
    await record(context, { action: 'removeCaptions', tag, name, before, after: null })
    await parts.onTextsChanged({ tenantId: context.tenantId, classTag: tag, version: 0 })
  }

  async function publishCaptions(context: StaffContext, tag: string, language: string) {
    const name = await drafts.assertEditable(context, tag)
    const { body } = await found(context, tag, language)
    await texts.publishCaptions(context.tenantId, tag, language)
    const after = { captions: { language, body } }
    await record(context, { action: 'publishCaptions', tag, name, before: null, after })
    await parts.onTextsChanged({ tenantId: context.tenantId, classTag: tag, version: 0 })
  }

  async function changeCaptionsLanguage(context: StaffContext, tag: string, language: string, to: string) {
    const name = await drafts.assertEditable(context, tag)
    const { body } = await found(context, tag, language)
    if (!(await texts.moveCaptions(context.tenantId, tag, language, to))) throw new Failure('captionsExist')
    await record(context, {
      action: 'changeCaptionsLanguage',
      tag,
      name,
      before: { captions: { language, body } },
      after: { captions: { language: to, body } },
    })
    await parts.onTextsChanged({ tenantId: context.tenantId, classTag: tag, version: 0 })
  }

  async function moves(context: StaffContext, tag: string): Promise<ClassMove[]> {
    await drafts.assertEditable(context, tag)
    return texts.moves(context.tenantId, tag)
  }

  async function saveMoves(context: StaffContext, tag: string, marked: ClassMove[]) {
    const name = await drafts.assertEditable(context, tag)
    const { tenantId, now } = context
    const before = await texts.moves(tenantId, tag)
    const inOrder = [...marked].sort((a, b) => a.startSecond - b.startSecond)
    await texts.saveMoves({ tenantId, classTag: tag, moves: inOrder, changedAt: now })
    await record(context, { action: 'saveMoves', tag, name, before: { moves: before }, after: { moves: inOrder } })
    await parts.onTextsChanged({ tenantId, classTag: tag, version: 0 })
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
  }
}
