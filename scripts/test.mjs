// `npm test`: on a fresh clone too, everything that must hold. The last line counts what was really executed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPlaywrightCount, readVitestCount } from './count-tests.mjs'
import { freePort } from './free-port.mjs'
import { root } from './runtime.mjs'
import { readPlaywrightFailures, readVitestFailures } from './tell-failures.mjs'

const vitestReport = join(root, 'test-results/vitest.json')
const vitestFailures = join(root, 'test-results/vitest-failures.json')
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const told = []

// Whatever goes wrong, the last line tells it.
await runEverything().catch((error) => {
  console.error(error.message)
  add({ failed: 1 })
})
if (total.passed === 0 && total.failed === 0) add({ failed: 1 })
for (const line of told) console.log(line)
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)

async function runEverything() {
  if (!run(process.execPath, [script('install.mjs')]))
    throw new Error('Packages could not be installed: nothing was tested.')
  // What is imported from here on may need installed packages.
  const { node24 } = await import('./runtime.mjs')
  const { runGates } = await import('./check.mjs')
  const node = node24()
  rmSync(join(root, 'test-results'), { recursive: true, force: true })
  mkdirSync(join(root, 'test-results'), { recursive: true })

  const built = run(node, [script('build.mjs')])
  add(built ? { passed: 1 } : { failed: 1 })
  const { findOrInstallBrowser } = await import('./browser.mjs')
  const browser = attempt(findOrInstallBrowser)
  console.log('\nGates')
  const gates = await runGates({ built })
  add(gates)
  if (gates.failed > 0) told.push('failed: a gate, see above')

  console.log('\nUnit and server tests')
  const reporters = ['default', 'json', join(root, 'scripts/tell-failures.mjs')].map((name) => `--reporter=${name}`)
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters]
  const vitestOk = run(node, [...vitest, `--outputFile.json=${vitestReport}`], { VITEST_FAILURES: vitestFailures })
  add(readVitestCount(vitestReport, vitestOk))
  told.push(...readVitestFailures(vitestFailures))

  console.log('\nBrowser tests')
  if (!built) throw new Error('There is no build to test in a browser.')
  if (browser instanceof Error) throw browser
  // Each group has a server and a clock of its own, so that a test that moves time moves it for few.
  for (const [number, specs] of browserGroups().entries()) {
    const report = join(root, `test-results/playwright-${number}.json`)
    const playwright = [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      join(root, 'e2e/playwright.config.ts'),
      ...specs,
    ]
    const environment = { CHROMIUM: browser, E2E_PORT: String(await freePort(4310)), PLAYWRIGHT_REPORT: report }
    add(readPlaywrightCount(report, run(node, playwright, environment)))
    told.push(...readPlaywrightFailures(report))
  }
  console.log('')
}

/** The watching path first, all others after it. */
function browserGroups() {
  const path = [
    'category',
    'classes',
    'first-class',
    'home',
    'landing',
    'player',
    'recent-activity',
    'serving',
    'sign-in',
  ]
  const all = readdirSync(join(root, 'e2e'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.replace('.spec.ts', ''))
  const rest = all.filter((name) => !path.includes(name))
  return [path, rest].map((names) => names.map((name) => `/${name}.spec.ts`))
}

function run(file, args, environment = {}) {
  const { status } = spawnSync(file, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return status === 0
}

/** What `work` returns, or the error it throws: without a browser everything else is still tested. */
function attempt(work) {
  try {
    return work()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function script(name) {
  return join(root, 'scripts', name)
}

function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}
