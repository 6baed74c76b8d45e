import { fileURLToPath } from 'node:url'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { browserArguments } from './support/browser-arguments.ts'
import { port } from './support/tenants.ts'

// Tools that only read this file, such as the check for unused code, need no browser: the global setup requires one.
// Workers read this file again and reuse the result: to try a browser takes half a second.
const executablePath = process.env.TEST_WORKER_INDEX ? process.env.CHROMIUM : findBrowser()
if (executablePath) process.env.CHROMIUM = executablePath

const results = fileURLToPath(new URL('../test-results/', import.meta.url))
const reporter: ReporterDescription[] = [['list']]
if (process.env.PLAYWRIGHT_REPORT) reporter.push(['json', { outputFile: process.env.PLAYWRIGHT_REPORT }])

export default defineConfig({
  testDir: '.',
  globalSetup: './support/require-browser.ts',
  outputDir: `${results}browser`,
  // One more than the machine's cores, since tests of playing video wait for it.
  workers: 3,
  // A test that passes only the second time is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Two cores run the server, the encoder and three browsers, so waits may be long; no test measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter,
  use: {
    baseURL: `http://pulse.localhost:${port}`,
    screenshot: 'only-on-failure',
    // Mocked replies must reach the page; the spec of the installed app enables service workers.
    serviceWorkers: 'block',
    // Painting animated placeholders and transitions takes half of a page load's CPU time. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: browserArguments,
    },
  },
  projects: [
    {
      name: 'phone',
      // Tests of layout; what a press does is the same at every width.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1360, height: 900 } } },
  ],
  webServer: {
    command: `"${process.execPath}" "${fileURLToPath(new URL('support/serve.ts', import.meta.url))}"`,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 120_000,
    stdout: 'pipe',
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
