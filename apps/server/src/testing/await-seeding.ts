import { existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const maxMs = 180_000

// Runs first in each test file: until the templates are seeded there is nothing to copy.
for (const result of (process.env.UPBEAT_TEST_SEEDED ?? '').split(delimiter).filter(Boolean)) await untilSeeded(result)

async function untilSeeded(result: string) {
  const until = performance.now() + maxMs
  while (performance.now() < until) {
    const said = existsSync(result) ? readFileSync(result, 'utf8') : ''
    if (said === 'seeded') return
    if (said !== '') throw new Error(said)
    await delay(50)
  }
  throw new Error(`The demo was not seeded within ${maxMs / 1000} s`)
}
