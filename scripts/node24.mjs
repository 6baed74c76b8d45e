// Runs a script on the pinned Node 24, whatever Node is installed: `node scripts/node24.mjs FILE [ARGUMENT...]`.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { node24 } from './runtime.mjs'

export function runOnNode24(args, options = {}) {
  return spawn(node24(), args, { stdio: 'inherit', ...options })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const child = runOnNode24(process.argv.slice(2))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
