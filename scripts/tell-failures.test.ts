import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywrightFailures, readVitestFailures } from './tell-failures.mjs'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-tell-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(content: unknown) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('the summary of failures', () => {
  it('lists each failed and each flaky browser test with its position', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'phone' }] })
    const suites = [
      {
        title: 'live.spec.ts',
        specs: [spec('starts', 'expected'), spec('ends', 'unexpected')],
        suites: [{ title: 'a late one', specs: [spec('joins', 'flaky'), spec('waits', 'skipped')] }],
      },
    ]
    expect(readPlaywrightFailures(reportOf({ suites }))).toEqual([
      'failed: [phone] live.spec.ts > ends',
      'flaky: [phone] live.spec.ts > a late one > joins',
    ])
  })

  it('includes the error and line of each attempt', () => {
    const error = { message: 'expected\n\n\u001B[31m3\u001B[39m', location: { line: 50 } }
    const test = { status: 'flaky', projectName: 'phone', results: [{ error }, {}] }
    const suites = [{ title: 'live.spec.ts', specs: [{ title: 'starts', tests: [test] }] }]
    expect(readPlaywrightFailures(reportOf({ suites }))).toEqual([
      'flaky: [phone] live.spec.ts > starts',
      '  try 1: expected | 3 (line 50)',
    ])
  })

  it('lists failures outside of tests by their first line', () => {
    const report = reportOf({ errors: [{ message: 'no server\n  at start' }], suites: [] })
    expect(readPlaywrightFailures(report)).toEqual(['error outside of a test: no server'])
  })

  it('is empty without a report', () => {
    const missing = join(folder, 'none.json')
    expect([...readPlaywrightFailures(missing), ...readVitestFailures(missing)]).toEqual([])
  })
})
