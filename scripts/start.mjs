// `npm start`: installs missing packages, rebuilds if needed, then serves. Runs on any Node from 20.19.
import { spawn } from 'node:child_process'
import { buildStale } from './build.mjs'
import { installMissing } from './install.mjs'
import { node24, root, serverArguments, serverEnvironment } from './runtime.mjs'

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
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

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
