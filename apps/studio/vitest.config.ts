import { defineConfig } from 'vitest/config'
import { documentTests } from '../../scripts/document-tests.mjs'

export default defineConfig({
  // Node's build of it reads no files of a browser.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  test: {
    environment: 'happy-dom',
    css: true,
    // A context of its own for each file, but one process: files are as isolated and cost a third.
    pool: 'vmThreads',
    setupFiles: ['../../vitest.setup.ts', './vitest.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    // The root configuration has the others.
    include: ['src/**/*.test.tsx', ...documentTests(import.meta.dirname)],
    // Not inherited from the root configuration, which says why.
    maxWorkers: 2,
  },
})
