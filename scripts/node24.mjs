// Runs a script on the pinned Node 24, whatever Node is installed: `node scripts/node24.mjs FILE [ARGUMENT...]`.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { passOnTheEnd } from './pass-on-the-end.mjs'
import { node24 } from './runtime.mjs'

export function runOnNode24(args, options = {}) {
  return spawn(node24(), args, { stdio: 'inherit', ...options })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  passOnTheEnd(runOnNode24(process.argv.slice(2)))
}
