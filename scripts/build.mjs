// Builds the server and both web apps in parallel, each if its sources have changed since the last build, and compresses the files that are
// served.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { node24, root } from './runtime.mjs'

const everywhere = ['packages/contract', 'packages/rules', 'packages/phrases', 'package-lock.json']
const inBrowsers = [...everywhere, 'packages/ui', 'packages/client']
const apps = [
  { folder: 'apps/server', name: 'server', shared: [...everywhere, 'packages/demo/src'] },
  { folder: 'apps/web', name: 'web app', shared: inBrowsers },
  { folder: 'apps/studio', name: 'studio', shared: inBrowsers },
]

/** Exits with code 1 if a build fails, after the others have finished. */
export async function buildStale() {
  const built = await Promise.all(apps.map(buildApp))
  if (built.includes(false)) process.exit(1)
}

/** @returns {Promise<boolean>} whether the build is up to date */
async function buildApp({ folder, name, shared }) {
  const dist = join(root, folder, 'dist')
  const stamp = join(dist, '.sources')
  const wanted = fingerprint([folder, ...shared])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  console.log(`Building the ${name} ...`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const building = spawn(node24(), [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, folder), stdio: 'inherit' })
  const [status] = await once(building, 'exit')
  if (status !== 0) {
    console.error(`The ${name} could not be built. Nothing was started.`)
    return false
  }
  await Promise.all(filesBelow(dist).map((file) => /\.(js|css|svg|json|txt)$/.test(file) && compress(file)))
  writeFileSync(stamp, wanted)
  return true
}

/** On threads of its own. */
async function compress(file) {
  const content = readFileSync(file)
  if (content.length < 1024) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipped)
}

/** Compares size and content, not dates: a fresh clone has new dates and the same sources. */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStale()
