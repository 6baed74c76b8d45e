import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StepKey, VersionKey } from '../intake-rows.ts'
import { createKeepMade, type KeepParts, type Made } from '../renditions/keep-made.ts'
import { sourceKey, versionPrefix } from '../renditions/version-prefix.ts'
import { checkReturned } from './check-returned.ts'
import type { SourceFacts } from './encoder-port.ts'
import type { Encode, Outcome } from './encoder-process.ts'
import { quickSteps, stepsFor } from './plan-steps.ts'
import { createStepTask, probeTask } from './step-task.ts'

export type StepParts = KeepParts & {
  encode: Encode
  /** For downloaded sources, encoded parts and unfinished files. */
  workDir: string
  /** The path of a received upload until it is stored. */
  receivedFile: (key: VersionKey) => Promise<string | null>
  onRefused: (key: VersionKey) => Promise<void>
  /** Called with the length of a video whose preparation begins. Workers on other machines never probe. */
  onProbed?: (key: VersionKey, seconds: number) => Promise<void>
  /** On a worker's machine: results are stored and left to a server, which checks them before they are used. */
  handsOver?: boolean
}
export type StepEnd =
  | Exclude<Outcome, { kind: 'done' | 'failed' }>
  /** `isFinal`: retrying automatically wouldn't help. */
  | (Extract<Outcome, { kind: 'failed' }> & { isFinal?: boolean })
  | { kind: 'done' }
  | { kind: 'returned'; returned: object }
  | { kind: 'waits'; waitsFor: 'service'; message: string }

/** Files without an index are read to the end, and some disks are slow. */
const probeSeconds = (bytes: number) => 180 + bytes / 20e6

/** Runs a step with the encoder, and stores its result. */
export function createRunStep(parts: StepParts) {
  const { repository, storage, encode, workDir } = parts
  const { store, keep } = createKeepMade(parts)
  const { taskOf, localSource, workFolder } = createStepTask(parts)

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

  /** Accepts what another machine has made, if it matches its description. */
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

  /** Examines a received file before it is stored: a file that can't become a class leaves nothing behind. */
  async function probe(key: StepKey, signal: AbortSignal): Promise<StepEnd> {
    const version = await repository.findVersion(key)
    if (!version) return { kind: 'aborted' }
    const received = await parts.receivedFile(key)
    const file = received ?? (await localSource(version))
    if (file === null) return sourceMissing
    const { size } = await stat(file)
    const task = probeTask(file, version.facts)
    const outcome = await encode(task, { signal, seconds: probeSeconds(size) })
    if (outcome.kind === 'refused') {
      await repository.updateVersion(key, { refusal: outcome.refusal, sourceBytes: null })
      if (received) await rm(received, { force: true })
      await storage.remove(versionPrefix(key.tenantId, key.classTag, key.version))
      await parts.onRefused(key)
      return { kind: 'done' }
    }
    if (outcome.kind !== 'done') return outcome
    const taken = version.facts?.taken
    const facts = { ...outcome.result.facts, ...(taken && { taken }) }
    if (received) await storage.put(sourceKey(version), received)
    await repository.updateVersion(key, { facts, sourceBytes: size, warnings: facts.warnings })
    await repository.addSteps(key, stepsFor(facts))
    await parts.onProbed?.(key, facts.durationSecond)
    return { kind: 'done' }
  }

  return { runStep, accept }
}

const sourceMissing: StepEnd = { kind: 'failed', message: 'The source is missing', lines: [], reason: 'sourceMissing' }

/** How many bytes a step may write, for the check of free space before it starts. */
export function roomFor(step: StepKey['step'], facts: SourceFacts | null, sourceBytes: number): number {
  if (quickSteps.includes(step)) return sourceBytes * 1.05
  const perSecond = step === 'ladder' ? 3_400_000 : step === 'low' ? 220_000 : 40_000
  return (facts?.durationSecond ?? 0) * perSecond
}
