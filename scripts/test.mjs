import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { readPlaywrightCount, readVitestCount } from './count-tests.mjs'
import { freePort } from './free-port.mjs'
import { root } from './runtime.mjs'
import { makeScratchFolder } from './scratch-folder.mjs'
import { readPlaywrightFailures, readVitestFailures } from './tell-failures.mjs'
import { slowestFiles, tellSeconds } from './time-tests.mjs'

const usage = `npm test [-- AREA]

Runs all checks and tests, also on a fresh clone; the last line counts them.

  AREA   only the tests whose path contains it, and no checks`

const {
  positionals: [area],
} = readCommandLine({ usage, most: 1 })
const vitestReport = join(root, 'test-results/vitest.json')
const vitestFailures = join(root, 'test-results/vitest-failures.json')
const playwrightReport = join(root, 'test-results/playwright.json')
const scratch = makeScratchFolder()
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }))
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const told = []
/** @type {{ name: string, started: number }[]} */
const stages = []

// The last line is printed even after an error.
await runEverything().catch((error) => {
  console.error(error.message)
  add({ failed: 1 })
})
if (total.passed === 0 && total.failed === 0) add({ failed: 1 })
tellTimes()
for (const line of told) console.log(line)
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)

async function runEverything() {
  begin('Packages, build and browser')
  if (!run(process.execPath, [script('install.mjs')]))
    throw new Error('Packages could not be installed: nothing was tested.')
  // Imports from here on may need installed packages.
  const { node24 } = await import('./runtime.mjs')
  const { findOrInstallBrowser } = await import('./browser.mjs')
  const node = node24()
  rmSync(join(root, 'test-results'), { recursive: true, force: true })
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const built = run(node, [script('build.mjs')])
  add(built ? { passed: 1 } : { failed: 1 })
  const browser = attempt(findOrInstallBrowser)

  if (!area) await runGates(built)
  runVitest(node)
  if (!built) throw new Error('There is no build to test in a browser.')
  if (browser instanceof Error) throw browser
  if (hasTests(['e2e'], /\.spec\.ts$/)) await runPlaywright(node, browser)
  console.log('')
}

async function runGates(built) {
  begin('Gates')
  const { runGates: run } = await import('./check.mjs')
  const gates = await run({ built })
  add(gates)
  if (gates.failed > 0) told.push('failed: a gate, see above')
}

function runVitest(node) {
  if (!hasTests(['apps', 'packages', 'scripts'], /\.test\.tsx?$/)) return
  begin('Unit and server tests')
  const reporters = ['default', 'json', script('tell-failures.mjs')].map((name) => `--reporter=${name}`)
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...(area ? [area] : []), ...reporters]
  const ok = run(node, [...vitest, `--outputFile.json=${vitestReport}`], { VITEST_FAILURES: vitestFailures })
  add(readVitestCount(vitestReport, ok))
  told.push(...readVitestFailures(vitestFailures))
}

async function runPlaywright(node, browser) {
  begin('Browser tests')
  const playwright = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...(area ? [area] : [])]
  const config = ['--config', join(root, 'e2e/playwright.config.ts')]
  const environment = { CHROMIUM: browser, E2E_PORT: String(await freePort(4310)), PLAYWRIGHT_REPORT: playwrightReport }
  add(readPlaywrightCount(playwrightReport, run(node, [...playwright, ...config], environment)))
  told.push(...readPlaywrightFailures(playwrightReport))
}

/** Whether a folder has such files in the area. */
function hasTests(folders, ending) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`.replaceAll('\\', '/')),
  )
  return files.some((file) => ending.test(file) && !file.includes('node_modules') && file.includes(area ?? ''))
}

function begin(name) {
  stages.push({ name, started: performance.now() })
  console.log(`\n${name}`)
}

function tellTimes() {
  const slowest = slowestFiles({ vitest: vitestReport, playwright: playwrightReport })
  if (slowest.length > 0) console.log(['Slowest files', ...slowest].join('\n'))
  const ends = [...stages.slice(1).map(({ started }) => started), performance.now()]
  const times = stages.map(({ name, started }, at) => `${name} ${tellSeconds((ends[at] ?? started) - started)}`)
  console.log(`Stages: ${times.join(', ')}`)
}

function run(file, args, environment = {}) {
  const { status } = spawnSync(file, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: scratch, ...environment },
  })
  return status === 0
}

/** Returns the result of `work`, or its error: without a browser everything else is still tested. */
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
