import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywrightCount, readVitestCount } from './count-tests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-count-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(content: unknown) {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('counting the tests of Vitest', () => {
  const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] }
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  const unloadable = { status: 'failed', assertionResults: [] }
  const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }

  it.each([
    ['all passed', { ...counts, testResults: [passing] }, true, [5, 0, 0]],
    ['some failed', { ...counts, numFailedTests: 2, testResults: [passing, failing] }, false, [5, 2, 0]],
    ['some left out', { ...counts, numPendingTests: 1, numTodoTests: 2, testResults: [passing] }, true, [5, 0, 3]],
    ['a file that could not be loaded', { ...counts, testResults: [passing, unloadable] }, false, [5, 1, 0]],
    ['a failure that no test owns', { ...counts, testResults: [passing] }, false, [5, 1, 0]],
    ['no test at all', { ...counts, numPassedTests: 0, testResults: [] }, true, [0, 1, 0]],
    ['a report cut short', '{ "numPassed', false, [0, 1, 0]],
  ] as const)('%s', (_title, report, ok, [passed, failed, skipped]) => {
    expect(readVitestCount(reportOf(report), ok)).toEqual({ passed, failed, skipped })
  })

  it('counts a missing report as a failure, whatever the exit code', () => {
    expect(readVitestCount(join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('counting the tests of Playwright', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }

  it.each([
    ['all passed', { stats }, true, [4, 0, 0]],
    ['some failed', { stats: { ...stats, unexpected: 3 } }, false, [4, 3, 0]],
    ['some skipped', { stats: { ...stats, skipped: 2 } }, true, [4, 0, 2]],
    ['a server that did not start', { stats: { ...stats, expected: 0 } }, false, [0, 1, 0]],
    ['nothing but skipped tests', { stats: { ...stats, expected: 0, skipped: 4 } }, true, [0, 1, 4]],
    ['a run broken off', { stats: { ...stats, expected: 2, skipped: 2 } }, false, [2, 1, 2]],
  ] as const)('%s', (_title, report, ok, [passed, failed, skipped]) => {
    expect(readPlaywrightCount(reportOf(report), ok)).toEqual({ passed, failed, skipped })
  })

  it('counts a missing report as a failure, whatever the exit code', () => {
    expect(readPlaywrightCount(join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})
