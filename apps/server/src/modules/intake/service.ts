import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { readCaptions, writeCaptions } from '@upbeat/rules/media/read-captions'
import { Failure } from '../../platform/http/failure.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Storage } from '../media/storage.ts'
import type { ClassTextsRepository } from './class-texts-repository.ts'
import type { Encode } from './encoder-process.ts'
import type { ClassMove } from './move-track.ts'
import type { createRecord } from './record-repository.ts'
import type { IntakeRepository, StepRow, VersionKey, VersionRow } from './repository.ts'
import { sourceKey } from './run-step.ts'
import type { Drafts, UploadService } from './uploads.ts'
import { posterLink, versionPrefix } from './version-prefix.ts'

export type IntakeService = ReturnType<typeof createIntakeService>
type Parts = {
  repository: IntakeRepository
  texts: ClassTextsRepository
  uploads: Pick<UploadService, 'received'>
  drafts: Drafts
  storage: Storage
  encode: Encode
  workDir: string
  record: ReturnType<typeof createRecord>
  freeBytes: () => Promise<number>
  quotaOf: (tenantId: string) => Promise<number | null>
  wake: () => void
  /** Players and pages of the studio are to ask again. */
  onMediaReady: (key: VersionKey) => Promise<void>
}

/** What staff see and do about a class's videos, captions and moves. */
export function createIntakeService(parts: Parts) {
  const { repository, texts, drafts, storage, record } = parts

  async function uploads({ tenantId, staff, reachOf }: StaffContext) {
    const rows = await repository.listUploads(tenantId)
    const shown = rows.filter((row) => reachOf('classes.edit') === 'all' || row.accountId === staff.accountId)
    return Promise.all(
      shown.map(async (row) => ({
        ...{ id: row.id, tag: row.classTag, version: row.version, fileName: row.fileName, bytes: row.bytes },
        ...{ state: row.state, createdAt: row.createdAt.toISOString(), received: await parts.uploads.received(row) },
      })),
    )
  }

  async function videos(context: StaffContext, tag: string): Promise<ClassVideo[]> {
    await drafts.assertEditable(context, tag)
    const rows = await repository.versionsOf(context.tenantId, tag)
    return Promise.all(rows.map((row) => videoOf(context, row)))
  }

  async function videoOf({ now }: StaffContext, row: VersionRow): Promise<ClassVideo> {
    const steps = await repository.stepsOf(row)
    const renditions = await repository.renditionsOf(row)
    const isPlayable = (await repository.findRevision(row.tenantId, row.classTag, { version: row.version })) !== null
    const ahead = await repository.countAhead(row)
    return {
      version: row.version,
      fileName: row.fileName,
      createdAt: row.createdAt.toISOString(),
      refusal: row.refusal,
      warnings: row.warnings as ClassVideo['warnings'],
      durationSecond: row.facts?.durationSecond ?? null,
      isPlayable,
      renditions: renditions.map(({ rendition }) => rendition.name),
      sourceBytes: row.sourceBytes,
      posters: (row.posters ?? []).map(({ file, second }) => ({ file, second, link: posterLink(row, file) })),
      steps: steps.map((step) => presentStep(step, ahead, now)),
    }
  }

  async function retry(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    if ((await repository.retry(row, context.now)) === 0) throw new Failure('notAllowedNow')
    parts.wake()
    await note(context, row, 'retryVideo', null)
  }

  /** Stops what is being done; what plays already stays. */
  async function cancel(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    await repository.cancel(row)
    await note(context, row, 'cancelVideo', null)
  }

  /** The source is only needed while something is made of it. */
  async function deleteSource(context: StaffContext, tag: string, version: number) {
    const row = await found(context, tag, version)
    if (row.sourceBytes === null || (await repository.countOpenSteps(row)) > 0) throw new Failure('notAllowedNow')
    await storage.remove(sourceKey(row))
    await repository.updateVersion(row, { sourceBytes: null })
    await note(context, row, 'deleteSource', { sourceBytes: row.sourceBytes })
  }

  /** Any frame of the video as one more poster to choose from; under a name of its own, so that no cache holds another picture for it. */
  async function makePoster(context: StaffContext, tag: string, version: number, second: number) {
    const row = await found(context, tag, version)
    const source = row.facts && storage.localPath(sourceKey(row))
    if (!row.facts || !source || row.sourceBytes === null) throw new Failure('notAllowedNow')
    const file = `poster-at-${Math.round(second * 1000)}.jpg`
    const aside = join(parts.workDir, `${crypto.randomUUID()}.jpg`)
    const outcome = await parts.encode(
      { kind: 'still', source, facts: row.facts, second, file: aside },
      { seconds: 60 },
    )
    if (outcome.kind !== 'done') {
      await rm(aside, { force: true })
      throw new Failure('notAllowedNow')
    }
    await storage.put(versionPrefix(row.tenantId, row.classTag, row.version) + file, aside)
    const posters = (row.posters ?? []).filter((poster) => poster.file !== file)
    const { width, height } = row.facts.video
    await repository.updateVersion(row, { posters: [...posters, { file, second, width, height }] })
    await note(context, row, 'makePoster', null, { second })
    return posterLink(row, file)
  }

  async function captionLanguages(context: StaffContext, tag: string) {
    await drafts.assertEditable(context, tag)
    return texts.captionLanguages(context.tenantId, tag)
  }

  async function captions(context: StaffContext, tag: string, language: string) {
    await drafts.assertEditable(context, tag)
    const body = await texts.captions(context.tenantId, tag, language)
    if (body === null) throw new Failure('notFound')
    return body
  }

  async function saveCaptions(context: StaffContext, tag: string, language: string, text: string) {
    const name = await drafts.assertEditable(context, tag)
    const cues = readCaptions(text)
    if (!cues) throw new Failure('captionsUnreadable')
    const body = writeCaptions(cues)
    const { tenantId, now } = context
    const before = await texts.captions(tenantId, tag, language)
    await texts.saveCaptions({ tenantId, classTag: tag, language, body, changedAt: now })
    await record(context, {
      action: 'saveCaptions',
      tag,
      name,
      before: { language, body: before },
      after: { language, body },
    })
    await parts.onMediaReady({ tenantId, classTag: tag, version: 0 })
    return { body, cues: cues.length }
  }

  async function removeCaptions(context: StaffContext, tag: string, language: string) {
    const name = await drafts.assertEditable(context, tag)
    const before = await texts.captions(context.tenantId, tag, language)
    if (before === null) throw new Failure('notFound')
    await texts.removeCaptions(context.tenantId, tag, language)
    await record(context, { action: 'removeCaptions', tag, name, before: { language, body: before }, after: null })
    await parts.onMediaReady({ tenantId: context.tenantId, classTag: tag, version: 0 })
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
    await parts.onMediaReady({ tenantId, classTag: tag, version: 0 })
  }

  async function figures({ tenantId }: StaffContext) {
    const { renditions, versions } = await repository.usageByClass(tenantId)
    return {
      ...(await repository.usage(tenantId)),
      quota: await parts.quotaOf(tenantId),
      free: await parts.freeBytes(),
      classes: versions.map(({ classTag, version, fileName, sourceBytes, replacedAt }) => {
        const made = renditions.find((each) => each.classTag === classTag && each.version === version)
        const its = { renditions: Number(made?.bytes ?? 0), source: sourceBytes ?? 0 }
        return { tag: classTag, version, fileName, ...its, replacedAt: replacedAt?.toISOString() ?? null }
      }),
    }
  }

  async function found(context: StaffContext, tag: string, version: number): Promise<VersionRow> {
    await drafts.assertEditable(context, tag)
    const row = await repository.findVersion({ tenantId: context.tenantId, classTag: tag, version })
    if (!row) throw new Failure('notFound')
    return row
  }

  function note(context: StaffContext, row: VersionRow, action: string, before: unknown, after: unknown = null) {
    return record(context, { action, tag: row.classTag, name: row.fileName, before, after })
  }

  return {
    ...{ uploads, videos, retry, cancel, deleteSource, makePoster, figures },
    ...{ captionLanguages, captions, saveCaptions, removeCaptions, moves, saveMoves },
  }
}

function presentStep(step: StepRow, ahead: number, now: Date): ClassVideo['steps'][number] {
  const { state, progress, startedAt } = step
  const elapsed = startedAt ? (now.getTime() - startedAt.getTime()) / 1000 : 0
  const isToldApart = state === 'running' && progress > 0.02 && elapsed > 0
  return {
    ...{ step: step.step, state, waitsFor: step.waitsFor, progress, failure: step.failure, lines: step.lines ?? [] },
    ahead: state === 'waiting' ? ahead : 0,
    secondsLeft: isToldApart ? Math.round((elapsed * (1 - progress)) / progress) : null,
  }
}
