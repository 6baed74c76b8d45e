import { defineConfig } from 'vitest/config'
import { findDatabaseTests } from './apps/server/src/testing/find-database-tests.ts'
import { findPostgres } from './apps/server/src/testing/postgres-cluster.ts'
import { documentTests } from './scripts/document-tests.mjs'
import { noWasmCodeGc, serverEnvironment } from './scripts/runtime.mjs'

// The programs that tests start, an encoder for each step of a video above all, don't compile their modules anew.
process.env.NODE_COMPILE_CACHE ??= serverEnvironment.NODE_COMPILE_CACHE

/**
 * Modules are imported natively: Vite's runner costs a sixth more CPU time, since it transforms each module and turns each use of an import
 * into a getter call. Without Vitest's loader `vi.mock` is not available.
 */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** What a test waits for may take its time. */
const patient = {
  setupFiles: [
    'apps/server/src/testing/resolve-without-report.ts',
    'vitest.setup.ts',
    'apps/server/src/testing/await-seeding.ts',
  ],
  expect: { poll: { timeout: 20_000 } },
}

// Where PostgreSQL is installed, tests that use a database run on it, and those marked `// @database both` on the embedded one too. Without
// it, all of them run on the embedded database.
const isPostgresInstalled = findPostgres() !== null
const databaseTests = findDatabaseTests('apps/server')

/** The server's tests on PostgreSQL. */
const onPostgres = {
  test: {
    name: 'postgresql',
    include: [...databaseTests.either, ...databaseTests.both],
    environment: 'node',
    pool: 'forks' as const,
    execArgv: [noWasmCodeGc],
    isolate: false,
    globalSetup: ['apps/server/src/testing/postgres-template.ts'],
    ...native,
    ...patient,
    // What a global setup puts into the environment reaches the other projects' workers too.
    env: { UPBEAT_TEST_DATABASE: 'postgresql' },
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
}

const browserFolders = ['apps/web', 'apps/studio', 'packages/ui']

/** Tests of browser code that needs no document: creating one for each file takes longer than most of them. */
const withoutDocument = {
  // Its build for Node can't send the browser's files.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  test: {
    name: 'no-document',
    include: browserFolders.map((folder) => `${folder}/src/**/*.test.ts`),
    exclude: browserFolders.flatMap((folder) => documentTests(folder).map((file) => `${folder}/${file}`)),
    environment: 'node',
    pool: 'threads' as const,
    isolate: false,
    css: true,
    setupFiles: ['vitest.setup.ts'],
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
}

// Tests in Node share a process and its loaded modules (`isolate: false`): loading the server anew takes longer than most files' tests. A
// test that changes a global puts it back.

/** Two kinds of tests: what runs in Node (rules, contract, server with its real embedded database) and what runs in a browser. */
export default defineConfig({
  test: {
    // One more than the two cores of the machines that check this: tests of broadcasts, restarts and retries mostly wait. The projects of
    // other packages repeat the number, since Vitest runs projects together only if theirs is the same.
    maxWorkers: 3,
    // As in the browser: one stumble of a loaded machine is forgiven on the way to main, and told as flaky.
    retry: process.env.CI ? 1 : 0,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['packages/ui/**', '**/node_modules/**', ...(isPostgresInstalled ? databaseTests.either : [])],
          environment: 'node',
          pool: 'forks',
          execArgv: [noWasmCodeGc],
          isolate: false,
          globalSetup: ['apps/server/src/testing/demo-template.ts'],
          ...native,
          ...patient,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      withoutDocument,
      './apps/web/vitest.config.ts',
      './packages/ui/vitest.config.ts',
      './apps/studio/vitest.config.ts',
      ...(isPostgresInstalled ? [onPostgres] : []),
    ],
  },
})
