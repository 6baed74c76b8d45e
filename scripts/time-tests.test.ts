import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from './runtime.mjs'
import { slowestFiles } from './time-tests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-times-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(name: string, content: unknown) {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

it('lists the slowest files of both reports, summing projects, devices and retries', () => {
  const inNode = (file: string, endTime: number) => ({ name: join(root, file), startTime: 1000, endTime })
  const vitest = reportOf('vitest.json', {
    testResults: [inNode('a.test.ts', 4000), inNode('a.test.ts', 3000), inNode('b.test.ts', 1500)],
  })
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const playwright = reportOf('playwright.json', {
    suites: [{ file: 'home.spec.ts', specs: [spec(1000, 2000)], suites: [{ specs: [spec(1200)] }] }],
  })
  expect(slowestFiles({ vitest, playwright, count: 2 })).toEqual(['   5.0 s  a.test.ts', '   4.2 s  e2e/home.spec.ts'])
})

it('lists what it can if a report is missing', () => {
  const none = join(folder, 'none.json')
  expect(slowestFiles({ vitest: none, playwright: none })).toEqual([])
})
