// `npm run dev`: the server with restarts on change and the web app with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installMissing } from './install.mjs'
import { node24, root } from './runtime.mjs'

installMissing()
const server = [
  '--watch-preserve-output',
  ...['apps/server/src', 'packages'].flatMap((path) => ['--watch-path', join(root, path)]),
  join(root, 'apps/server/src/main.ts'),
]
const children = [
  spawn(node24(), server, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WEB_DEV: 'on', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  }),
]
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => children.map((child) => child.kill(signal)))
for (const child of children) child.on('exit', (code) => process.exit(code ?? 1))
