// Runs on any Node from 20.19.
import { spawn } from 'node:child_process'
import { buildStale } from './build.mjs'
import { readCommandLine } from './command-line.mjs'
import { installMissing } from './install.mjs'
import { passOnTheEnd } from './pass-on-the-end.mjs'
import { node24, root, serverArguments, serverEnvironment } from './runtime.mjs'

const usage = `npm start

Installs missing packages, builds what is stale, then serves until it is ended. Settings: docs/self-hosting.md`

readCommandLine({ usage })
installMissing()
await buildStale()
const child = spawn(node24(), serverArguments, {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...serverEnvironment, ...process.env },
})
child.on('message', (/** @type {any} */ message) => {
  if (message.serving) announce(message)
})
passOnTheEnd(child)

function announce({ serving, demo, setupLink }) {
  const port = new URL(serving).port
  const lines = ['', `  Upbeat is serving at http://localhost:${port}`]
  if (setupLink) lines.push('', '  Set up your club (works once, for one hour):', `    ${setupLink}`)
  if (demo) {
    lines.push('', '  Demo clubs (every password is Demo1234):')
    for (const { name, title, account } of demo) {
      const address = `    http://${name}.localhost:${port}`
      lines.push(`${address.padEnd(40)}${title}, ${account}`)
    }
    const host = `    http://127.0.0.1:${port}/demo/host`
    lines.push(`${host.padEnd(40)}Another site, with Summit Sport in a frame`)
  }
  console.log(`${lines.join('\n')}\n`)
}
