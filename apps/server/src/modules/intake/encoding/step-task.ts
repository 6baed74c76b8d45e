import { createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { firstRung, ladderFor, type Rung } from '@upbeat/rules/media/ladder'
import type { Storage } from '../../media/storage.ts'
import type { StepKey, VersionKey, VersionRow } from '../intake-rows.ts'
import { sourceKey, trailerFile, versionPrefix } from '../renditions/version-prefix.ts'
import type { IntakeRepository } from '../repository.ts'
import type { EncoderTask, SourceFacts } from './encoder-port.ts'
import { rungsOf } from './plan-steps.ts'
import { takeExcerpt } from './take-excerpt.ts'

type Parts = { repository: IntakeRepository; storage: Storage; workDir: string }

const partSeconds = 60

/** Builds the encoder's task for a step, and downloads the source to this machine if necessary. */
export function createStepTask(parts: Parts) {
  const { repository, storage, workDir } = parts

  /** The path of the source on this machine; null if the source is gone. */
  async function localSource(version: VersionRow): Promise<string | null> {
    const stored = sourceKey(version)
    if ((await storage.size(stored)) === null) return null
    const local = storage.localPath(stored)
    if (local) return local
    const copy = join(workFolder(version), 'source')
    if (await stat(copy).catch(() => null)) return copy
    await mkdir(workFolder(version), { recursive: true })
    await pipeline(await storage.stream(stored), createWriteStream(`${copy}.part`))
    await rename(`${copy}.part`, copy)
    return copy
  }

  function workFolder(key: VersionKey) {
    return join(workDir, versionPrefix(key.tenantId, key.classTag, key.version))
  }

  /** Null if the required source is gone. A trailer can also be cut from a rendition. */
  async function taskOf(key: StepKey, version: VersionRow, facts: SourceFacts, folder: string) {
    if (key.step === 'trailer') return trailerTask(version, facts, folder)
    const source = await localSource(version)
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

  return { taskOf, localSource, workFolder }
}

/** Of a video whose tracks were chosen, the facts name them before it is probed. */
export function probeTask(source: string, facts: SourceFacts | null): Extract<EncoderTask, { kind: 'probe' }> {
  if (!facts?.taken) return { kind: 'probe', source }
  const { picture, sound } = facts.taken
  return { kind: 'probe', source, tracks: { picture, sound } }
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
