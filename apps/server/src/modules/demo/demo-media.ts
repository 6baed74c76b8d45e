import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { phraseLanguages } from '@upbeat/phrases/load-phrases'
import { languages } from '@upbeat/rules/i18n/languages'
import type { MediaIndex } from '@upbeat/rules/media/media-index'
import { createRecent } from '../../platform/memory/recent.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { ClassMedia, MediaLibrary } from '../media/media-library.ts'
import type { PhrasesOf } from './demo-captions.ts'

type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  tenants: { byIdOrName: (value: string) => Tenant | null }
  phrases: PhrasesOf
  /** The folder with the loops. */
  folder?: string
}
type RoutineSource = { category: string; seed: number; durationSecond: number }

const demoMediaFolder = fileURLToPath(new URL('../../../../../packages/demo/media', import.meta.url))
/** The cache size for loops. Classes share loops, so a few megabytes hold most of what is being watched. */
const maxCachedBytes = 32 * 1024 * 1024
/** As many classes as may be live at once; each takes about ten kilobytes. */
const maxCachedClasses = 1024

/** The demo's classes. Each is composed from loops by its routine on first use. */
export function createDemoMedia({ catalogues, tenants, phrases, folder = demoMediaFolder }: Parts): MediaLibrary {
  const classes = createRecent<string, ClassMedia>(maxCachedClasses)
  const files = createRecent<string, Uint8Array>(maxCachedBytes)
  let index: MediaIndex | undefined

  async function find(tenantId: string, asset: string): Promise<ClassMedia | null> {
    const tenant = tenants.byIdOrName(tenantId)
    const media = tenant && (await catalogues.of(tenant)).byTag.get(asset)?.row.media
    if (!tenant || media?.kind !== 'routine') return null
    const key = `${tenantId}/${asset}`
    return classes.get(key) ?? classes.set(key, await compose(tenant, media))
  }

  async function compose(tenant: Tenant, { category, seed, durationSecond }: RoutineSource): Promise<ClassMedia> {
    index ??= JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as MediaIndex
    // Loaded with the first class, so that the start doesn't wait for all the routines.
    const { composeRoutine } = await import('@upbeat/demo/routines/compose-routine')
    const { cueTrack } = await import('@upbeat/demo/routines/cue-track')
    const { toComposition } = await import('@upbeat/demo/routines/to-composition')
    const { demoCaptions } = await import('./demo-captions.ts')
    const routine = composeRoutine({ category, seed, durationSecond })
    return {
      index,
      composition: toComposition(routine, index),
      cues: cueTrack(routine),
      captionLanguages: languages.filter(
        ({ code }) => tenant.config.supportedLanguages.includes(code) && phraseLanguages.includes(code),
      ),
      captions: (language) => demoCaptions(routine, tenant.id, language, phrases),
      read,
    }
  }

  async function read(file: string): Promise<Uint8Array> {
    const cached = files.get(file)
    if (cached) return cached
    const bytes = await readFile(join(folder, file))
    return files.set(file, bytes, bytes.byteLength)
  }

  return { find }
}
