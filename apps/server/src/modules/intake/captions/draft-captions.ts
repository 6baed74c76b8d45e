import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readCaptions } from '@upbeat/rules/media/read-captions'
import { writeCaptions } from '@upbeat/rules/media/write-captions'
import { decodeHTML } from 'entities/decode'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Storage } from '../../media/storage.ts'
import type { StepEnd } from '../encoding/run-step.ts'
import type { StepKey, VersionKey } from '../intake-rows.ts'
import { versionPrefix } from '../renditions/version-prefix.ts'
import type { IntakeRepository } from '../repository.ts'
import type { ClassTextsRepository } from './class-texts-repository.ts'
import type { Transcribe } from './transcribe-port.ts'

type Parts = {
  repository: Pick<IntakeRepository, 'findVersion' | 'renditionsOf' | 'addSteps'>
  texts: Pick<ClassTextsRepository, 'captionTracks' | 'saveCaptions'>
  storage: Storage
  transcribe: Transcribe
  /** The language that is spoken in a class. */
  languageOf: (key: VersionKey) => Promise<string>
  workDir: string
  clock: Clock
  onDrafted: (key: VersionKey) => Promise<void>
}

const shownLines = 5

/** Drafts captions with the transcription service. Members don't see drafts. */
export function createDraftCaptions(parts: Parts) {
  const { repository, texts, storage, transcribe, clock } = parts

  /** Called once a video's sound is ready. Starts a draft if the class has no captions in its language. */
  async function begin(key: VersionKey) {
    const version = await repository.findVersion(key)
    if (!version?.facts?.audio) return
    const language = await parts.languageOf(key)
    const tracks = await texts.captionTracks(key.tenantId, key.classTag)
    if (!tracks.some((track) => track.language === language)) await repository.addSteps(key, ['captions'])
  }

  async function run(key: StepKey, { signal }: { signal: AbortSignal }): Promise<StepEnd> {
    const version = await repository.findVersion(key)
    const sound = (await repository.renditionsOf(key)).find(({ rendition }) => rendition.kind === 'audio')
    if (!version || !sound) return { kind: 'aborted' }
    const language = version.captionsLanguage ?? (await parts.languageOf(key))
    const stored = versionPrefix(key.tenantId, key.classTag, key.version) + sound.file
    const local = storage.localPath(stored)
    const file = local ?? join(parts.workDir, `${crypto.randomUUID()}.m4a`)
    try {
      if (!local) await pipeline(await storage.stream(stored), createWriteStream(file), { signal })
      const transcript = await transcribe({ file, language: language.split('-')[0] ?? language, signal })
      if (signal.aborted) return { kind: 'aborted' }
      if (transcript.kind === 'unavailable') return { kind: 'waits', waitsFor: 'service', message: transcript.message }
      if (transcript.kind === 'tookTooLong') return { ...failed, message: transcript.message, reason: 'tookTooLong' }
      if (transcript.kind === 'failed') return { ...failed, ...transcript, reason: 'captionsFailed' }
      return await keep(key, language, transcript.text)
    } finally {
      if (!local) await rm(file, { force: true })
    }
  }

  async function keep(key: StepKey, language: string, text: string): Promise<StepEnd> {
    if (/^\uFEFF?WEBVTT[^\n]*\s*$/.test(text)) return { ...failed, message: 'No speech', reason: 'noSpeech' }
    const { cues } = readCaptions(text, decodeHTML)
    if (cues.length === 0) {
      const lines = text.split('\n').slice(0, shownLines)
      return { ...failed, message: 'The reply is neither WebVTT nor SRT', lines, reason: 'captionsUnreadable' }
    }
    const { tenantId, classTag } = key
    const row = { tenantId, classTag, language, body: writeCaptions(cues), changedAt: clock.now() }
    // Doesn't overwrite captions that have been published since.
    await texts.saveCaptions({ ...row, isDraft: true }, { unlessLive: true })
    await parts.onDrafted(key)
    return { kind: 'done' }
  }

  return { begin, run }
}

const failed = { kind: 'failed' as const, lines: [] as string[], isFinal: true }
