// `npm run bench [NAME...]`: measures the built product on this machine and prints each figure next to its target.
import { buildStale } from './build.mjs'
import { freePort } from './free-port.mjs'
import { installMissing } from './install.mjs'
import { runOnNode24 } from './node24.mjs'
import { root } from './runtime.mjs'

installMissing()
await buildStale()
const E2E_PORT = String(await freePort(4320))
const child = runOnNode24(['bench/main.ts', ...process.argv.slice(2)], { cwd: root, env: { ...process.env, E2E_PORT } })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
