// Sums the JavaScript of a page, using the build's manifest (`build.manifest` in vite.config.ts).
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Brotli bytes: `landing`, `home`, `list` (of classes) and `schedule` are the entry, the page and all their static imports. `player` is
 * everything the player page may load beyond the entry, including lazy engines.
 * @param {string} dist the web app's build.
 * @returns {{ landing: number, home: number, list: number, schedule: number, player: number }}
 * @throws Error if the manifest, the entry or a page is missing.
 */
export function measureBundle(dist) {
  const manifest = readManifest(dist)
  const entry = reach(manifest, entryOf(manifest))
  const page = (name) => reach(manifest, `src/pages/${name}.tsx`)
  const player = reach(manifest, 'src/pages/class-player.tsx', { lazy: true, except: entry })
  return {
    landing: weigh(dist, manifest, union(entry, page('landing'))),
    home: weigh(dist, manifest, union(entry, page('home'))),
    list: weigh(dist, manifest, union(entry, page('class-list'))),
    schedule: weigh(dist, manifest, union(entry, page('live-schedule'))),
    player: weigh(dist, manifest, player),
  }
}

/**
 * Brotli bytes of the studio: `first` is the entry, one language and Home; `pages` is what each other page adds to the entry.
 * @param {string} dist the studio's build.
 * @returns {{ first: number, pages: Record<string, number> }}
 * @throws Error if the manifest, the entry, the language or Home is missing.
 */
export function measureStudio(dist) {
  const manifest = readManifest(dist)
  const entry = reach(manifest, entryOf(manifest))
  const language = reach(manifest, '../../packages/phrases/src/studio/en-gb.ts')
  const home = 'src/pages/home.tsx'
  const others = Object.keys(manifest).filter((key) => key.startsWith('src/pages/') && key !== home)
  const sizes = others.map((key) => [key, weigh(dist, manifest, reach(manifest, key, { except: entry }))])
  return {
    first: weigh(dist, manifest, union(entry, language, reach(manifest, home))),
    pages: Object.fromEntries(sizes),
  }
}

function readManifest(dist) {
  const file = join(dist, '.vite/manifest.json')
  if (!existsSync(file)) throw new Error(`${file} is missing: set build.manifest in the app's vite.config.ts.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function entryOf(manifest) {
  const key = Object.keys(manifest).find((name) => manifest[name].isEntry)
  if (!key) throw new Error('The manifest names no entry.')
  return key
}

/** The chunks that a chunk needs, including itself. */
function reach(manifest, start, { lazy = false, except = new Set() } = {}) {
  const reached = new Set()
  const queue = [start]
  for (const key of queue) {
    if (reached.has(key) || except.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    reached.add(key)
    queue.push(...(chunk.imports ?? []), ...(lazy ? (chunk.dynamicImports ?? []) : []))
  }
  return reached
}

function weigh(dist, manifest, keys) {
  const files = new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')))
  return [...files].reduce((sum, file) => sum + brotliSize(join(dist, file)), 0)
}

function brotliSize(path) {
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length
}

function union(...sets) {
  return new Set(sets.flatMap((set) => [...set]))
}
