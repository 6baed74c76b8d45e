// Sorts the tests of browser code by whether they need a document.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** First line of a `.test.ts` that needs a document. Every `.test.tsx` does. */
const marker = '// @vitest-environment happy-dom'

/**
 * @param {string} folder of an app or package
 * @returns {string[]} the `.test.ts` files that need a document, relative to the folder
 */
export function documentTests(folder) {
  return globSync('src/**/*.test.ts', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').startsWith(marker))
}
