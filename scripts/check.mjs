import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from './command-line.mjs'
import { installMissing } from './install.mjs'
import { runQuietly } from './run-quietly.mjs'
import { node24, root } from './runtime.mjs'
import { trackedFiles } from './tracked-files.mjs'

const usage = `npm run check [-- --built]

Runs every check that needs no browser, and prints one line each.

  --built   the web app has just been built, so a missing build is a fault`

const script = (name, ...args) => [join('scripts', name), ...args]
const bin = (path, ...args) => [join('node_modules', path), ...args]

/**
 * Runs every gate.
 * @param {{ built?: boolean }} [options] built: the web app has just been built, so a missing build is a fault.
 * @returns {Promise<{ passed: number, failed: number }>} numbers of gates.
 */
export async function runGates({ built = false } = {}) {
  const gates = {
    types: typeProjects().map(checkTypes),
    'lint and format': [bin('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.')],
    'import directions': [script('check-workspace.mjs')],
    'table writers': [script('check-tables.mjs')],
    'phrases in use': [script('check-phrases.mjs')],
    'unused code': [bin('knip/bin/knip.js', '--no-progress')],
    // Exports used only by tests are dead code. An export for tests is tagged @internal.
    'dead code': [bin('knip/bin/knip.js', '--production', '--no-progress', '--include', 'files,exports')],
    requirements: [script('requirements.mjs')],
    citations: [script('check-citations.mjs')],
    layout: [script('check-layout.mjs')],
    'tenant docs': [script('tenant-docs.mjs', '--check')],
    'bundle budget': [script('check-bundle.mjs', ...(built ? ['--built'] : []))],
    'tracked files': [script('check-tracked-files.mjs')],
  }
  const results = await Promise.all(Object.entries(gates).map(([name, commands]) => runGate(name, commands)))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

/**
 * Caches results for unchanged files next to the packages. On one thread, since two gates run at once: each of several checkers would resolve
 * the shared types anew (the server: 47 s of CPU time, on one thread 20 s).
 */
function checkTypes(project) {
  const kept = join('node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  const incremental = ['--incremental', '--tsBuildInfoFile', kept]
  return bin('typescript/bin/tsc', '-p', project, '--singleThreaded', '--pretty', 'false', ...incremental)
}

async function runGate(name, commands) {
  const results = await Promise.all(commands.map((command) => runQuietly(node24(), command)))
  const failures = results.filter((result) => !result.ok)
  const ok = results.length > 0 && failures.length === 0
  const took = Math.max(...results.map(({ ended }) => ended)) - Math.min(...results.map(({ started }) => started))
  const note = results.length === 0 ? 'found nothing to check' : `${(took / 1000).toFixed(1)} s`
  console.log(`${ok ? 'ok    ' : 'failed'}  ${name} (${note})`)
  for (const { output } of failures) console.log(output.trimEnd().replace(/^/gm, '        '))
  return ok
}

/** Every tsconfig except the shared base, so that new ones are checked without being listed. */
function typeProjects() {
  return trackedFiles().filter(
    (file) => /(^|\/)tsconfig(\.\w+)?\.json$/.test(file) && !file.endsWith('tsconfig.base.json'),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = readCommandLine({ usage, options: { built: { type: 'boolean', default: false } } })
  installMissing()
  const { failed } = await runGates({ built: values.built || existsSync(join(root, 'apps/web/dist')) })
  process.exitCode = failed === 0 ? 0 : 1
}
