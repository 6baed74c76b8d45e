// Checks that no folder has grown flat, that documents name files that exist, that ARCHITECTURE names the server's modules, and that each
// typed notification has one publisher.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root as projectRoot } from './runtime.mjs'
import { trackedFiles } from './tracked-files.mjs'

const maxFiles = 25
const mapFile = 'docs/ARCHITECTURE.md'
/** Folders with one file per thing, which no subfolder would make easier to search. */
const flat = {
  'apps/server/src/testing': 'helper',
  'apps/studio/src/pages': 'page',
  'apps/web/src/pages': 'page',
  bench: 'benchmark',
  'e2e/support': 'helper',
  'packages/contract/src/entities': 'entity',
  'packages/demo/src/figure': 'part of the body',
  'packages/demo/src/world': 'part of the demo',
  'packages/phrases/src/languages': 'language',
  'packages/phrases/src/studio/de': 'page',
  'packages/phrases/src/studio/en-gb': 'page',
  'packages/ui/src': 'component',
  scripts: 'command',
}
const source = /^(?:apps|packages|bench|e2e|scripts)\/.*\.(?:tsx?|mjs)$/
const test = /\.(?:test|spec)\./
/** The channels whose payloads have a type, with the only module that notifies them. */
const publishers = {
  catalogue_changed: 'apps/server/src/platform/changes/catalogue-change.ts',
  studio_changed: 'apps/server/src/platform/http/studio/studio-events.ts',
}

/** @returns {string[]} one line per fault. */
export function checkLayout(root = projectRoot) {
  const files = trackedFiles(root)
  if (files.length === 0) return ['no file was found']
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const sources = files.filter((file) => source.test(file) && !test.test(file))
  const folders = Object.entries(Object.groupBy(sources, dirname))
  const full = folders
    .filter(([folder, list = []]) => list.length > maxFiles && !(folder in flat))
    .map(
      ([folder, list = []]) => `${folder}: ${list.length} source files; split it by what they do (${maxFiles} at most)`,
    )
  const lost = files
    .filter((file) => file.endsWith('.md') && !/^(?:docs\/decisions\/|CHANGELOG)/.test(file))
    .flatMap((file) => namedIn(read(file)).map((named) => ({ file, named })))
    .filter(({ named }) => !existsSync(join(root, named)))
    .map(({ file, named }) => `${file} names ${named}, which doesn't exist`)
  const loose = sources.flatMap((file) =>
    Object.entries(publishers)
      .filter(([channel, owner]) => file !== owner && new RegExp(`notify\\(\\s*'${channel}'`).test(read(file)))
      .map(([channel, owner]) => `${file}: notifies ${channel}, which only ${owner} does`),
  )
  return [...full, ...lost, ...loose, ...mapFaults(files, read)]
}

/** The map of the server's modules names each folder, and no other. */
function mapFaults(files, read) {
  const folders = new Set(files.flatMap((file) => /^apps\/server\/src\/modules\/([\w-]+)\//.exec(file)?.[1] ?? []))
  if (folders.size === 0) return []
  const section = files.includes(mapFile)
    ? (read(mapFile).split("## The server's modules")[1]?.split('\n## ')[0] ?? '')
    : ''
  const named = new Set([...section.matchAll(/^\| `([\w-]+)` \| \S/gm)].map(([, name]) => name))
  return [
    ...[...folders].filter((name) => !named.has(name)).map((name) => `${mapFile}: its table of modules lacks ${name}`),
    ...[...named]
      .filter((name) => !folders.has(name))
      .map((name) => `${mapFile}: its table of modules names ${name}, which isn't there`),
  ]
}

/** The whole paths in backticks, except templates such as `e2e/FEATURE.spec.ts`. */
function namedIn(text) {
  return [...text.matchAll(/`((?:apps|packages|scripts|e2e|deploy|bench|docs)\/[\w./-]+\.\w+)`/g)]
    .map(([, path]) => path)
    .filter((path) => !path.includes('FEATURE'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkLayout()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
