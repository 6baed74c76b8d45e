import { buildStale } from './build.mjs'
import { readCommandLine } from './command-line.mjs'
import { freePort } from './free-port.mjs'
import { installMissing } from './install.mjs'
import { runOnNode24 } from './node24.mjs'
import { passOnTheEnd } from './pass-on-the-end.mjs'
import { root } from './runtime.mjs'

const usage = `npm run bench [-- NAME...]

Measures the built product on this machine and prints each figure next to its target.

  NAME   a measurement of bench/main.ts, and the rows of it, e.g. studio encode`

const { positionals } = readCommandLine({ usage, most: 100 })
installMissing()
await buildStale()
const E2E_PORT = String(await freePort(4320))
const child = runOnNode24(['bench/main.ts', ...positionals], { cwd: root, env: { ...process.env, E2E_PORT } })
passOnTheEnd(child)
