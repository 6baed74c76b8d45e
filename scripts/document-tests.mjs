// What the tests of browser code that need a document share.
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

/**
 * Vitest's project of an app's or package's tests with a document. The root configuration has the others.
 *
 * @param {string} folder of the app or package
 */
export function documentProject(folder) {
  return {
    include: ['src/**/*.test.tsx', ...documentTests(folder)],
    environment: 'happy-dom',
    // The same for each file: one with other options would get a process of its own.
    environmentOptions: {
      happyDOM: {
        settings: { fetch: { disableSameOriginPolicy: true }, handleDisabledFileLoadingAsSuccess: true },
      },
    },
    css: true,
    // Files share a process, its libraries and its document. `vitest.fresh-file.ts` gives each its own modules and an empty document.
    pool: /** @type {const} */ ('threads'),
    isolate: false,
    // They have no state but caches and need no document, so Node loads them, once and untransformed.
    server: { deps: { external: [/\/packages\/(contract|phrases|rules)\//] } },
    setupFiles: ['../../vitest.fresh-file.ts', '../../vitest.setup.ts', './vitest.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // Not inherited from the root configuration, which says why.
    maxWorkers: 3,
  }
}
