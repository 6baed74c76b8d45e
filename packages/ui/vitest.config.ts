import { defineConfig } from 'vitest/config'
import { documentTests } from '../../scripts/document-tests.mjs'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    css: true,
    // One process with a context per file: files are isolated at a third of the cost.
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
