import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    css: true,
    // One process with a context per file: files are isolated at a third of the cost.
    pool: 'vmThreads',
    setupFiles: ['../../vitest.setup.ts', './vitest.setup.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    // Not inherited from the root configuration, which says why.
    maxWorkers: 3,
  },
})
