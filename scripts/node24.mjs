// Runs a script on the pinned Node 24, whatever Node is installed: `node scripts/node24.mjs FILE [ARGUMENT...]`. A program of the server
// gets the arguments and the environment that all of them have (`runtime.mjs`).
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { passOnTheEnd } from './pass-on-the-end.mjs'
import { node24, programArguments, serverEnvironment } from './runtime.mjs'

export function runOnNode24(args, options = {}) {
  return spawn(node24(), args, { stdio: 'inherit', ...options })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file = '', ...words] = process.argv.slice(2)
  const [, program] = /^apps\/server\/src\/([\w-]+)\.ts$/.exec(file) ?? []
  passOnTheEnd(
    program === undefined
      ? runOnNode24([file, ...words])
      : runOnNode24([...programArguments(program), ...words], { env: { ...serverEnvironment, ...process.env } }),
  )
}
