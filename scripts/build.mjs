// Builds both web apps where their sources are newer than their last builds, and compresses what is served.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { node24, root } from './runtime.mjs'

const apps = [
  { folder: 'apps/web', name: 'web app' },
  { folder: 'apps/studio', name: 'studio' },
]
const shared = [
  'packages/ui',
  'packages/client',
  'packages/contract',
  'packages/rules',
  'packages/phrases',
  'package-lock.json',
]

export function buildStale() {
  for (const app of apps) buildApp(app)
}

function buildApp({ folder, name }) {
  const dist = join(root, folder, 'dist')
  const stamp = join(dist, '.sources')
  const wanted = fingerprint([folder, ...shared])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`Building the ${name} ...`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(node24(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, folder),
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error(`The ${name} could not be built. Nothing was started.`)
    process.exit(1)
  }
  for (const file of filesBelow(dist)) if (/\.(js|css|svg|json|txt)$/.test(file)) compress(file)
  writeFileSync(stamp, wanted)
}

function compress(file) {
  const content = readFileSync(file)
  if (content.length < 1024) return
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

/** Size and content decide, not dates: a fresh clone has new dates and the same sources. */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', '.cache'].includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildStale()
