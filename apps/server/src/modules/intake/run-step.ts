import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { firstRung, ladderFor, type Rung } from '@upbeat/rules/media/ladder'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Storage } from '../media/storage.ts'
import { bytesOf, checkReturned } from './check-returned.ts'
import type { EncoderTask, Loudness, SourceFacts, SourceWarning, StoredRendition } from './encoder-port.ts'
import type { Encode, Outcome } from './encoder-process.ts'
import type { StepKey, VersionKey, VersionRow } from './intake-rows.ts'
import { quickSteps, rungsOf, stepsFor } from './plan-steps.ts'
import type { IntakeRepository } from './repository.ts'
import type { StorageRepository } from './storage-repository.ts'
import { takeExcerpt } from './take-excerpt.ts'
import { sourceKey, trailerFile, versionPrefix } from './version-prefix.ts'

export type StepParts = {
  repository: IntakeRepository
  files: Pick<StorageRepository, 'keepFile'>
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
  onPosters?: (key: VersionKey) => Promise<void>
  /** The sound has its final form. */
  onSound?: (key: VersionKey) => Promise<void>
  /** On a worker's machine: what is made is stored and handed to a server, which checks it before it is used. */
  handsOver?: boolean
}
type Made = Extract<Outcome, { kind: 'done' }>['result']
export type StepEnd =
  | Exclude<Outcome, { kind: 'done' | 'failed' }>
  /** `isFinal`: trying again by itself would change nothing. */
  | (Extract<Outcome, { kind: 'failed' }> & { isFinal?: boolean })
  | { kind: 'done' }
  | { kind: 'returned'; returned: object }
  | { kind: 'waits'; waitsFor: 'service'; message: string }

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
    const folder = join(workFolder(key), key.step)
    const task = await taskOf(key, version, version.facts, folder)
    if (!task) return sourceMissing
    const outcome = await encode(task, { ...control, seconds: 120 + 30 * version.facts.durationSecond })
    if (outcome.kind !== 'done') return outcome
    await store(key, outcome.result, folder)
    if (!parts.handsOver) await keep(key, outcome.result)
    for (const done of [folder, `${folder}-parts`]) await rm(done, { recursive: true, force: true })
    if ((await repository.countOpenSteps(key)) <= 1) await rm(workFolder(key), { recursive: true, force: true })
    return parts.handsOver ? { kind: 'returned', returned: outcome.result } : { kind: 'done' }
  }

  /** Takes what another machine has made, if it is what its description says. */
  async function accept(key: StepKey, returned: object): Promise<StepEnd> {
    const made = returned as Made
    const fault = await checkReturned(made, {
      storage,
      encode,
      workDir,
      prefix: versionPrefix(key.tenantId, key.classTag, key.version),
    })
    if (fault) return { kind: 'failed', message: fault, lines: [], reason: 'badResult' }
    await keep(key, made)
    return { kind: 'done' }
  }

  /** Looks into a received file before it is stored: what can't become a class leaves nothing. */
  async function probe(key: StepKey, signal: AbortSignal): Promise<StepEnd> {
    const received = await parts.receivedFile(key)
    const stored = sourceKey(key)
    const file = received ?? (await localSource(key))
    if (file === null) return sourceMissing
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
    await repository.addSteps(key, stepsFor(facts))
    return { kind: 'done' }
  }

  async function store(key: StepKey, made: Made, folder: string) {
    const prefix = versionPrefix(key.tenantId, key.classTag, key.version)
    for (const file of filesOf(made)) {
      const { size } = await stat(join(folder, file))
      await storage.put(prefix + file, join(folder, file))
      if (!('renditions' in made)) await parts.files.keepFile(key, file, size)
    }
  }

  async function keep(key: StepKey, result: Made) {
    if ('renditions' in result) {
      for (const rendition of result.renditions) await keepRendition(key, rendition)
      if ('loudness' in result) await keepLoudness(key, result.loudness)
      await offer(key)
      if ('loudness' in result) await parts.onSound?.(key)
    } else if ('posters' in result) {
      await repository.updateVersion(key, { posters: result.posters })
      await parts.onPosters?.(key)
      await parts.onMediaReady(key)
    } else if ('storyboard' in result) {
      await repository.updateVersion(key, { storyboard: result.storyboard })
      await parts.onMediaReady(key)
    }
  }

  async function keepRendition(key: StepKey, rendition: StoredRendition) {
    const { tenantId, classTag, version } = key
    const { file } = rendition
    const bytes = (await storage.size(versionPrefix(tenantId, classTag, version) + file)) ?? 0
    if (bytes < bytesOf(rendition)) throw new Error(`${file} is shorter than its index says`)
    const temporary = key.step === 'remux'
    await repository.keepRendition({ tenantId, classTag, version, file, bytes, rendition, temporary }, clock.now())
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

  /** Null where the source that it needs is gone. A trailer can also be cut from what was encoded. */
  async function taskOf(key: StepKey, version: VersionRow, facts: SourceFacts, folder: string) {
    if (key.step === 'trailer') return trailerTask(version, facts, folder)
    const source = await localSource(key)
    if (!source) return null
    const rungs = rungsOf(key.step, facts, await repository.stepsOf(key))
    return taskFor(key, source, facts, folder, rungs)
  }

  async function trailerTask(version: VersionRow, facts: SourceFacts, folder: string): Promise<EncoderTask | null> {
    if (!version.trailer) return null
    const { from, to } = version.trailer
    const taken = await takeExcerpt(parts, version, facts, { from, to, folder: workFolder(version) })
    const rung = firstRung(ladderFor(facts.video)) ?? ladderFor(facts.video)[0]
    if (!taken || !rung) return null
    const { file: source, offset, ...its } = taken
    const range = { from: from - offset, to: to - offset }
    return { kind: 'trailer', source, ...range, facts: its.facts, rung, folder, file: trailerFile({ from, to }) }
  }

  return { runStep, accept }
}

function taskFor(
  { step }: StepKey,
  source: string,
  facts: SourceFacts,
  folder: string,
  rungs: Rung[],
): EncoderTask | null {
  const picture = { kind: 'picture' as const, source, facts, folder, rungs, work: `${folder}-parts`, partSeconds }
  switch (step) {
    case 'remux':
      return { kind: 'remux', source, facts, folder }
    case 'low':
      return { ...picture, sample: false }
    case 'ladder':
      return { ...picture, sample: true }
    case 'sound':
      return { kind: 'audio', source, facts, folder }
    case 'posters':
      return { kind: 'posters', source, facts, folder }
    case 'storyboard':
      return { kind: 'storyboard', source, facts, folder }
    default:
      return null
  }
}

const sourceMissing: StepEnd = { kind: 'failed', message: 'The source is missing', lines: [], reason: 'sourceMissing' }

function filesOf(made: Made): string[] {
  if ('renditions' in made) return made.renditions.map(({ file }) => file)
  if ('posters' in made) return made.posters.map(({ file }) => file)
  if ('storyboard' in made) return made.storyboard.files
  return 'file' in made ? [made.file] : []
}

/** How much a step may write, in bytes, for a look at the disk before it begins. */
export function roomFor(step: StepKey['step'], facts: SourceFacts | null, sourceBytes: number): number {
  if (quickSteps.includes(step)) return sourceBytes * 1.05
  const perSecond = step === 'ladder' ? 3_400_000 : step === 'low' ? 220_000 : 40_000
  return (facts?.durationSecond ?? 0) * perSecond
}
