import type { ClassMedia } from '@upbeat/contract/studio/entities/intake'
import { readCaptions } from '@upbeat/rules/media/read-captions'
import { writeCaptions } from '@upbeat/rules/media/write-captions'
import { decodeHTML } from 'entities/decode'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { presentStep } from '../encoding/present-step.ts'
import type { IntakeChange } from '../intake-change.ts'
import type { VersionKey } from '../intake-rows.ts'
import type { IntakeRepository } from '../repository.ts'
import type { Drafts } from '../uploads/drafts.ts'
import { assertCaptionsLanguage } from './assert-captions-language.ts'
import { assertUnchanged, type Base, type ChangeTexts, foundCaptions, revisionOf } from './change-texts.ts'
import type { ClassTextsRepository } from './class-texts-repository.ts'

export type CaptionsService = ReturnType<typeof createCaptionsService>
type Parts = {
  texts: ClassTextsRepository
  repository: Pick<IntakeRepository, 'versionsOf' | 'stepsOf'>
  drafts: Drafts
  change: IntakeChange
  changeTexts: ChangeTexts
  /** Whether a transcription service is configured. */
  hasCaptionsService: boolean
  languageOf: (key: Pick<VersionKey, 'tenantId' | 'classTag'>) => Promise<string>
  wake: () => void
}

/** Shows and edits a class's captions. They belong to the class, not to one of its videos. */
export function createCaptionsService(parts: Parts) {
  const { texts, repository, drafts, change, changeTexts } = parts

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
      return { ...presentStep(step, { ahead: 0, isPaused: false }), language: version.captionsLanguage ?? language }
    }
    return null
  }

  /** Drafts captions of the newest video that has sound. An earlier draft is started over. */
  async function draftCaptions(context: StaffContext, tag: string, wanted: string | null) {
    const name = await drafts.assertEditable(context, tag)
    const { tenantId } = context
    if (wanted !== null) assertCaptionsLanguage(context, wanted)
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
    const found = await foundCaptions(texts, context, tag, language)
    return { ...found, revision: revisionOf(found.body) }
  }

  /** @throws Failure captionsLanguage, captionsUnreadable, changedElsewhere if they aren't the ones that were edited */
  async function saveCaptions(
    context: StaffContext,
    { tag, language }: { tag: string; language: string },
    { body: text, keepDraft, base }: { body: string; keepDraft: boolean; base?: Base },
  ) {
    const name = await drafts.assertEditable(context, tag)
    assertCaptionsLanguage(context, language)
    const { cues, problems } = readCaptions(text, decodeHTML)
    if (cues.length === 0) throw new Failure('captionsUnreadable')
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
        before: { captions: before ? { language, ...before } : { language, body: null } },
        after: { captions: { language, body, isDraft } },
      })
    })
    return { body, cues: cues.length, problems, revision: revisionOf(body) }
  }

  async function removeCaptions(context: StaffContext, tag: string, language: string) {
    const name = await drafts.assertEditable(context, tag)
    await changeTexts(context, tag, async (on) => {
      const { body, isDraft } = await foundCaptions(on.texts, context, tag, language)
      await on.texts.removeCaptions(context.tenantId, tag, language)
      const before = { captions: { language, body, isDraft } }
      await on.record(context, { action: 'removeCaptions', tag, name, before, after: null })
    })
  }

  async function publishCaptions(context: StaffContext, tag: string, language: string) {
    const name = await drafts.assertEditable(context, tag)
    await changeTexts(context, tag, async (on) => {
      const found = await foundCaptions(on.texts, context, tag, language)
      await on.texts.publishCaptions(context.tenantId, tag, language)
      const before = { captions: { language, ...found } }
      const after = { captions: { language, ...found, isDraft: false } }
      await on.record(context, { action: 'publishCaptions', tag, name, before, after })
    })
  }

  async function changeCaptionsLanguage(context: StaffContext, tag: string, language: string, to: string) {
    const name = await drafts.assertEditable(context, tag)
    assertCaptionsLanguage(context, to)
    await changeTexts(context, tag, async (on) => {
      const found = await foundCaptions(on.texts, context, tag, language)
      if (!(await on.texts.moveCaptions(context.tenantId, tag, language, to))) throw new Failure('captionsExist')
      await on.record(context, {
        action: 'changeCaptionsLanguage',
        tag,
        name,
        before: { captions: { language, ...found } },
        after: { captions: { language: to, ...found } },
      })
    })
  }

  return {
    captionState,
    draftCaptions,
    captions,
    saveCaptions,
    removeCaptions,
    publishCaptions,
    changeCaptionsLanguage,
  }
}
