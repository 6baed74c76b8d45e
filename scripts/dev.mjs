import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { installMissing } from './install.mjs'
import { passOnTheEnd } from './pass-on-the-end.mjs'
import { node24, programArguments, quickWasm, root, serverEnvironment } from './runtime.mjs'

const usage = `npm run dev

Serves with restarts on change, and the web app with hot reload.`

readCommandLine({ usage })
installMissing()
const server = [
  '--watch-preserve-output',
  ...['apps/server/src', 'packages'].flatMap((path) => ['--watch-path', join(root, path)]),
  quickWasm,
  ...programArguments('main'),
]
const child = spawn(node24(), server, {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnvironment, ...process.env, WEB_DEV: 'on', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
})
passOnTheEnd(child)
