import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Loudness, loudnessProblems } from '@upbeat/rules/media/loudness'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Storage } from '../../media/storage.ts'
import { bytesOf } from '../encoding/check-returned.ts'
import type { StoredRendition } from '../encoding/encoder-port.ts'
import type { Outcome } from '../encoding/encoder-process.ts'
import type { StepKey, VersionKey } from '../intake-rows.ts'
import type { IntakeRepository } from '../repository.ts'
import type { StorageRepository } from './storage-repository.ts'
import { versionPrefix } from './version-prefix.ts'

export type Made = Extract<Outcome, { kind: 'done' }>['result']
export type KeepParts = {
  repository: IntakeRepository
  files: Pick<StorageRepository, 'keepFile'>
  storage: Storage
  clock: Clock
  /** Called when a class becomes playable, or playable in better quality. */
  onMediaReady: (key: VersionKey) => Promise<void>
  onPosters?: (key: VersionKey) => Promise<void>
  /** Called when the sound has its final form. */
  onSound?: (key: VersionKey) => Promise<void>
}

/** Stores what the encoder made for a step, and makes it available to players. */
export function createKeepMade(parts: KeepParts) {
  const { repository, storage, clock } = parts

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
      if ('lostSecond' in result && (result.lostSecond ?? 0) > 1) await repository.addWarnings(key, ['incomplete'])
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
    await repository.addWarnings(key, loudnessProblems(loudness))
  }

  /** Adds a revision if the available renditions make a better class than the last one. */
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

  return { store, keep }
}

/** The names of the files that a step's result describes, relative to the step's folder. */
export function filesOf(made: Made): string[] {
  if ('renditions' in made) return made.renditions.map(({ file }) => file)
  if ('posters' in made) return made.posters.map(({ file }) => file)
  if ('storyboard' in made) return made.storyboard.files
  return 'file' in made ? [made.file] : []
}
