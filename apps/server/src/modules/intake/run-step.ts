import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { firstRung, ladderFor } from '@upbeat/rules/media/ladder'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Storage } from '../media/storage.ts'
import type { EncoderTask, Loudness, SourceFacts, SourceWarning, StoredRendition } from './encoder-port.ts'
import type { Encode, Outcome } from './encoder-process.ts'
import { quickSteps, stepsFor } from './plan-steps.ts'
import type { IntakeRepository, StepKey, VersionKey } from './repository.ts'
import { versionPrefix } from './version-prefix.ts'

export type StepParts = {
  repository: IntakeRepository
  storage: Storage
  encode: Encode
  clock: Clock
  /** For sources on their way, parts and whatever isn't finished. */
  workDir: string
  /** Where a received upload lies until it is stored. */
  receivedFile: (key: VersionKey) => Promise<string | null>
  /** Something of the class can be played, or better than before. */
  onMediaReady: (key: VersionKey) => Promise<void>
  onRefused: (key: VersionKey) => Promise<void>
}
export type StepEnd = Exclude<Outcome, { kind: 'done' }> | { kind: 'done' }

const partSeconds = 60
const probeSeconds = 180
const quiet = -35
const silent = -60

/** Does one step with the encoder, and keeps what it made. */
export function createRunStep(parts: StepParts) {
  const { repository, storage, encode, clock, workDir } = parts

  async function runStep(
    key: StepKey,
    control: { signal: AbortSignal; onProgress: (progress: number) => void },
  ): Promise<StepEnd> {
    if (key.step === 'probe') return probe(key, control.signal)
    const version = await repository.findVersion(key)
    if (!version?.facts) return { kind: 'aborted' }
    const { facts } = version
    const source = await localSource(key)
    if (source === null) return { kind: 'failed', message: 'The source has been deleted', lines: [] }
    const folder = join(workFolder(key), key.step)
    const task = taskFor(key, source, facts, folder)
    const outcome = await encode(task, { ...control, seconds: 120 + 30 * facts.durationSecond })
    if (outcome.kind !== 'done') return outcome
    await keep(key, outcome.result, folder)
    for (const done of [folder, `${folder}-parts`]) await rm(done, { recursive: true, force: true })
    if ((await repository.countOpenSteps(key)) <= 1) await rm(workFolder(key), { recursive: true, force: true })
    return { kind: 'done' }
  }

  /** Looks into a received file before it is stored: what can't become a class leaves nothing. */
  async function probe(key: StepKey, signal: AbortSignal): Promise<StepEnd> {
    const received = await parts.receivedFile(key)
    const stored = sourceKey(key)
    const file = received ?? (await localSource(key))
    if (file === null) return { kind: 'failed', message: 'The uploaded file has gone', lines: [] }
    const outcome = await encode({ kind: 'probe', source: file }, { signal, seconds: probeSeconds })
    if (outcome.kind === 'refused') {
      await repository.updateVersion(key, { refusal: outcome.refusal, sourceBytes: null })
      if (received) await rm(received, { force: true })
      await storage.remove(versionPrefix(key.tenantId, key.classTag, key.version))
      await parts.onRefused(key)
      return { kind: 'done' }
    }
    if (outcome.kind !== 'done') return outcome
    const { facts } = outcome.result
    const { size } = await stat(file)
    if (received) await storage.put(stored, received)
    await repository.updateVersion(key, { facts, sourceBytes: size, warnings: facts.warnings })
    await repository.addSteps(key, stepsFor(facts), clock.now())
    return { kind: 'done' }
  }

  async function keep(key: StepKey, result: Extract<Outcome, { kind: 'done' }>['result'], folder: string) {
    const prefix = versionPrefix(key.tenantId, key.classTag, key.version)
    if ('renditions' in result) {
      for (const rendition of result.renditions) await keepRendition(key, rendition, folder, prefix)
      if ('loudness' in result) await keepLoudness(key, result.loudness)
      await offer(key)
    } else if ('posters' in result) {
      for (const { file } of result.posters) await storage.put(prefix + file, join(folder, file))
      await repository.updateVersion(key, { posters: result.posters })
      await parts.onMediaReady(key)
    } else if ('storyboard' in result) {
      for (const file of result.storyboard.files) await storage.put(prefix + file, join(folder, file))
      await repository.updateVersion(key, { storyboard: result.storyboard })
      await parts.onMediaReady(key)
    }
  }

  async function keepRendition(key: StepKey, rendition: StoredRendition, folder: string, prefix: string) {
    const file = join(folder, rendition.file)
    const { size } = await stat(file)
    const told = rendition.initBytes + rendition.segments.bytes.reduce((all, each) => all + each, 0)
    if (size < told) throw new Error(`${rendition.file} is shorter than its index says`)
    await storage.put(prefix + rendition.file, file)
    const { tenantId, classTag, version } = key
    const temporary = key.step === 'remux'
    await repository.keepRendition(
      { tenantId, classTag, version, file: rendition.file, bytes: size, rendition, temporary },
      clock.now(),
    )
  }

  async function keepLoudness(key: StepKey, loudness: Loudness | null) {
    if (!loudness) return
    await repository.updateVersion(key, { loudness })
    const warnings: SourceWarning[] =
      loudness.integrated <= silent ? ['silent'] : loudness.integrated < quiet ? ['quiet'] : []
    if (loudness.truePeak >= 0) warnings.push('clipping')
    await repository.addWarnings(key, warnings)
  }

  /** A new revision, where what is there makes a better class than before. */
  async function offer(key: StepKey) {
    const rows = await repository.renditionsOf(key)
    const steps = await repository.stepsOf(key)
    const lacksRungs = steps.some(({ step, state }) => step === 'ladder' && state !== 'done') && key.step !== 'ladder'
    const lacksLow = steps.some(({ step, state }) => step === 'low' && state !== 'done') && key.step !== 'low'
    const isWhole = !lacksRungs && !lacksLow
    const pictures = rows.filter(({ rendition, temporary }) => rendition.kind === 'video' && !(temporary && isWhole))
    const sounds = rows.filter(({ rendition }) => rendition.kind === 'audio')
    const sound = sounds.find(({ temporary }) => !temporary) ?? sounds[0]
    if (pictures.length === 0 || !sound) return
    const files = [...pictures, sound].map(({ file }) => file).sort()
    const last = await repository.findRevision(key.tenantId, key.classTag, { version: key.version })
    if (last && last.files.join() === files.join()) return
    const { tenantId, classTag, version } = key
    await repository.addRevision({ tenantId, classTag, version }, files, clock.now())
    await parts.onMediaReady(key)
  }

  /** The source as a file of this machine. */
  async function localSource(key: VersionKey): Promise<string | null> {
    const stored = sourceKey(key)
    if ((await storage.size(stored)) === null) return null
    const local = storage.localPath(stored)
    if (local) return local
    const copy = join(workFolder(key), 'source')
    if (await stat(copy).catch(() => null)) return copy
    await mkdir(workFolder(key), { recursive: true })
    await pipeline(await storage.stream(stored), createWriteStream(`${copy}.part`))
    await rename(`${copy}.part`, copy)
    return copy
  }

  function workFolder(key: VersionKey) {
    return join(workDir, versionPrefix(key.tenantId, key.classTag, key.version))
  }

  function taskFor({ step }: StepKey, source: string, facts: SourceFacts, folder: string): EncoderTask {
    const rungs = ladderFor(facts.video)
    const first = firstRung(rungs)
    const picture = { kind: 'picture' as const, source, facts, folder, work: `${folder}-parts`, partSeconds }
    switch (step) {
      case 'remux':
        return { kind: 'remux', source, facts, folder }
      case 'low':
        return { ...picture, rungs: first ? [first] : rungs, sample: false }
      case 'ladder':
        return { ...picture, rungs: rungs.filter((rung) => rung !== first), sample: true }
      case 'sound':
        return { kind: 'audio', source, facts, folder }
      case 'posters':
        return { kind: 'posters', source, facts, folder }
      case 'storyboard':
        return { kind: 'storyboard', source, facts, folder }
      case 'probe':
        return { kind: 'probe', source }
    }
  }

  return runStep
}

export function sourceKey({ tenantId, classTag, version }: VersionKey): string {
  return `${versionPrefix(tenantId, classTag, version)}source`
}

/** How much a step may write, in bytes, for a look at the disk before it begins. */
export function roomFor(step: StepKey['step'], facts: SourceFacts | null, sourceBytes: number): number {
  if (quickSteps.includes(step)) return sourceBytes * 1.05
  const perSecond = step === 'ladder' ? 3_400_000 : step === 'low' ? 220_000 : 40_000
  return (facts?.durationSecond ?? 0) * perSecond
}
