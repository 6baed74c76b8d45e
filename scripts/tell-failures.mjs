// The summary at the end of a test run: each failed test, and each that only passed on retry.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A Vitest reporter for the summary. Includes errors outside of tests, which Vitest's JSON report omits. */
export default class TellFailures {
  /** @param {{ outputFile?: string }} options */
  constructor({ outputFile = process.env.VITEST_FAILURES } = {}) {
    this.outputFile = outputFile
  }

  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<import('vitest/node').SerializedError>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    if (this.outputFile) writeFileSync(this.outputFile, JSON.stringify(tellVitest(modules, unhandledErrors)))
  }
}

/**
 * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
 * @param {ReadonlyArray<import('vitest/node').SerializedError>} unhandledErrors
 * @returns {string[]} one line each.
 */
function tellVitest(modules, unhandledErrors) {
  const lines = unhandledErrors.map((error) => `error outside of a test: ${error.name}: ${firstLine(error.message)}`)
  for (const module of modules) {
    const place = `[${module.project.name}] ${module.relativeModuleId}`
    for (const error of module.errors()) lines.push(`failed: ${place}: ${firstLine(error.message)}`)
    for (const test of module.children.allTests()) {
      if (test.result().state === 'failed') lines.push(`failed: ${place} > ${test.fullName}`)
      else if (test.diagnostic()?.flaky) lines.push(`flaky: ${place} > ${test.fullName}`)
    }
  }
  return lines
}

/**
 * @param {string} file the reporter's output.
 * @returns {string[]} one line each; none if the run didn't get that far.
 */
export function readVitestFailures(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/**
 * @param {string} file Playwright's JSON report.
 * @returns {string[]} one line each.
 */
export function readPlaywrightFailures(file) {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const errors = report.errors?.map((error) => `error outside of a test: ${firstLine(error.message)}`) ?? []
  return [...errors, ...(report.suites ?? []).flatMap((suite) => tellSuite(suite, []))]
}

function tellSuite(suite, parents) {
  const path = [...parents, suite.title]
  const nested = (suite.suites ?? []).flatMap((child) => tellSuite(child, path))
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .flatMap(({ status, projectName, results = [] }) => [
        `${status === 'flaky' ? 'flaky' : 'failed'}: [${projectName}] ${[...path, spec.title].join(' > ')}`,
        ...results.flatMap(({ error }, attempt) => (error ? [`  try ${attempt + 1}: ${whyAndWhere(error)}`] : [])),
      ]),
  )
  return [...own, ...nested]
}

/** The first lines of a failure, without colours, and the line of the test where it failed. */
function whyAndWhere({ message = '', location }) {
  const words = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 3).join(' | ')
  return location ? `${words} (line ${location.line})` : words
}

function firstLine(text = '') {
  return text.split('\n', 1)[0]
}
