import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
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
/** @type {{ name: string, milliseconds: number }[]} */
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
  console.log('Packages, build and browser')
  const { node, built, browser } = await timed('Packages, build and browser', prepare)
  if (!area) {
    console.log('\nGates')
    await timed('Gates', () => runGates(built))
  }
  const canBrowse = built && !(browser instanceof Error)
  // Side by side, since each waits at times: 740 s instead of 900 s. What the browser tests print comes after the others' output.
  const unit = timed('Unit and server tests', () => runVitest(node))
  await Promise.all([unit, canBrowse && timed('Browser tests', () => runPlaywright(node, browser, unit))])
  if (!built) throw new Error('There is no build to test in a browser.')
  if (browser instanceof Error) throw browser
  console.log('')
}

async function prepare() {
  if (!(await run(process.execPath, [script('install.mjs')])))
    throw new Error('Packages could not be installed: nothing was tested.')
  // Imports from here on may need installed packages.
  const { node24 } = await import('./runtime.mjs')
  const { findOrInstallBrowser } = await import('./browser.mjs')
  const node = node24()
  rmSync(join(root, 'test-results'), { recursive: true, force: true })
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const built = await run(node, [script('build.mjs')])
  add(built ? { passed: 1 } : { failed: 1 })
  return { node, built, browser: attempt(findOrInstallBrowser) }
}

async function runGates(built) {
  const { runGates: run } = await import('./check.mjs')
  const gates = await run({ built })
  add(gates)
  if (gates.failed > 0) told.push('failed: a gate, see above')
}

async function runVitest(node) {
  if (!hasTests(['apps', 'packages', 'scripts'], /\.test\.tsx?$/)) return
  console.log('\nUnit and server tests')
  const reporters = ['default', 'json', script('tell-failures.mjs')].map((name) => `--reporter=${name}`)
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...(area ? [area] : []), ...reporters]
  const environment = { VITEST_FAILURES: vitestFailures }
  const ok = await run(node, [...vitest, `--outputFile.json=${vitestReport}`], { environment })
  add(readVitestCount(vitestReport, ok))
  told.push(...readVitestFailures(vitestFailures))
}

async function runPlaywright(node, browser, unit) {
  if (!hasTests(['e2e'], /\.spec\.ts$/)) return
  const playwright = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...(area ? [area] : [])]
  const config = ['--config', join(root, 'e2e/playwright.config.ts')]
  const environment = { CHROMIUM: browser, E2E_PORT: String(await freePort(4310)), PLAYWRIGHT_REPORT: playwrightReport }
  const printedAfter = unit.catch(() => {}).then(() => console.log('\nBrowser tests'))
  const ok = await run(node, [...playwright, ...config], { environment, printedAfter })
  add(readPlaywrightCount(playwrightReport, ok))
  told.push(...readPlaywrightFailures(playwrightReport))
}

/** Whether a folder has such files in the area. */
function hasTests(folders, ending) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`.replaceAll('\\', '/')),
  )
  return files.some((file) => ending.test(file) && !file.includes('node_modules') && file.includes(area ?? ''))
}

/** Runs a stage and notes its time. */
async function timed(name, work) {
  const started = performance.now()
  try {
    return await work()
  } finally {
    stages.push({ name, milliseconds: performance.now() - started })
  }
}

function tellTimes() {
  const slowest = slowestFiles({ vitest: vitestReport, playwright: playwrightReport })
  if (slowest.length > 0) console.log(['Slowest files', ...slowest].join('\n'))
  const times = stages.map(({ name, milliseconds }) => `${name} ${tellSeconds(milliseconds)}`)
  console.log(`Stages: ${times.join(', ')}`)
}

/**
 * Whether a program succeeds.
 * @param {string} file
 * @param {string[]} args
 * @param {{ environment?: Record<string, string>, printedAfter?: Promise<unknown> }} options `printedAfter`: holds the output back until then.
 */
async function run(file, args, { environment = {}, printedAfter } = {}) {
  const output = printedAfter ? 'pipe' : 'inherit'
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, TMPDIR: scratch, ...environment },
  })
  const ended = once(child, 'close').then(
    ([status]) => status === 0,
    (error) => {
      console.error(error.message)
      return false
    },
  )
  if (printedAfter) {
    // Read at once: a full pipe would stop the program.
    const printed = new PassThrough({ highWaterMark: 2 ** 26 })
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(printed, { end: false })
    await printedAfter
    printed.pipe(process.stdout, { end: false })
  }
  return ended
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
