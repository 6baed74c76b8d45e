// Counts executed tests from the reports of Vitest and Playwright. A missing report, or a failure outside of tests, counts as one failed.
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * @param {string} file Vitest's JSON report.
 * @param {boolean} ok whether it exited with 0.
 * @returns {Count}
 */
export function readVitestCount(file, ok) {
  const report = read(file)
  // A file that fails to load has no tests, and counts as a failure.
  const unloaded =
    report?.testResults?.filter((result) => result.status === 'failed' && !result.assertionResults.some(hasFailed)) ??
    []
  const executed = report ? report.numPassedTests + report.numFailedTests : 0
  return complete(
    {
      passed: report?.numPassedTests ?? 0,
      failed: (report?.numFailedTests ?? 0) + unloaded.length,
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    },
    ok && executed > 0,
  )
}

/**
 * @param {string} file Playwright's JSON report. A test counts once per project (phone, desktop).
 * @param {boolean} ok whether it exited with 0.
 * @returns {Count}
 */
export function readPlaywrightCount(file, ok) {
  const stats = read(file)?.stats
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  return complete({ passed, failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 }, ok && passed > 0)
}

function complete(count, ok) {
  return ok || count.failed > 0 ? count : { ...count, failed: 1 }
}

function hasFailed(result) {
  return result.status === 'failed'
}

function read(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
