// Lists the slowest test files, from the reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { root } from './runtime.mjs'

/**
 * @param {{ vitest: string, playwright: string, count?: number }} reports the JSON reports; a missing one is skipped.
 * @returns {string[]} one line per file, slowest first. Sums all projects and devices of a file.
 */
export function slowestFiles({ vitest, playwright, count = 10 }) {
  /** @type {Map<string, number>} */
  const times = new Map()
  const add = (file, milliseconds) => times.set(file, (times.get(file) ?? 0) + milliseconds)
  for (const { name, startTime, endTime } of read(vitest).testResults ?? []) {
    add(isAbsolute(name) ? relative(root, name).replaceAll('\\', '/') : name, endTime - startTime)
  }
  for (const suite of read(playwright).suites ?? []) add(`e2e/${suite.file}`, timeOfSuite(suite))
  const slowest = [...times].toSorted(([, a], [, b]) => b - a).slice(0, count)
  return slowest.map(([file, milliseconds]) => `${tellSeconds(milliseconds).padStart(8)}  ${file}`)
}

/** @param {number} milliseconds */
export function tellSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function timeOfSuite({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, child) => sum + timeOfSuite(child), own)
}

function read(file) {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
