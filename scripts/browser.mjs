// Finds or installs the Chromium for the browser tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { node24, root } from './runtime.mjs'

// The headless shell opens a page with two thirds of the full browser's CPU time.
const headlessShell = 'chromium-headless-shell'
const wholeBrowsers = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a working browser: CHROMIUM if set, else the system's (its headless shell first), else Playwright's own.
 * @returns {string | undefined}
 * @throws Error if CHROMIUM is set but isn't a working browser.
 */
export function findBrowser() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && !starts(CHROMIUM)) throw new Error(`Setting CHROMIUM: ${CHROMIUM} is not a browser that starts.`)
  if (CHROMIUM) return CHROMIUM
  return firstThatStarts(inPath([headlessShell])) ?? findWholeBrowser()
}

/**
 * The path of a browser that persists a profile's settings, which the headless shell doesn't.
 * @returns {string | undefined}
 */
export function findWholeBrowser() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && !CHROMIUM.endsWith(headlessShell)) return CHROMIUM
  return firstThatStarts([...inPath(wholeBrowsers), ...elsewhere, playwrights()])
}

/**
 * Finds a browser or installs one: with the package manager on Debian-based systems, else Playwright's download.
 * @returns {string}
 * @throws Error with what was tried and what to do.
 */
export function findOrInstallBrowser() {
  const found = findBrowser()
  if (found) return found
  const privileged = asRoot()
  if (existsSync('/etc/debian_version') && privileged) {
    console.log('Installing Chromium with apt-get ...')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args) => run([...privileged, 'apt-get', ...args], env)
    const install = (name) => apt('install', '-y', '--no-install-recommends', name)
    if (apt('update') && install('chromium')) {
      // Ubuntu has no such package.
      install(headlessShell)
      const installed = findBrowser()
      if (installed) return installed
    }
  }
  console.log("Installing Playwright's Chromium ...")
  run([node24(), join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], process.env)
  const downloaded = findBrowser()
  if (downloaded) return downloaded
  throw new Error(
    'No browser was found and none could be installed: the browser tests cannot run. ' +
      'Install Chromium or Google Chrome, or set CHROMIUM to the path of one.',
  )
}

function inPath(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Some systems have a stub of this name that only says how to install a browser. */
function firstThatStarts(paths) {
  return paths.find((path) => path !== undefined && existsSync(path) && starts(path))
}

function starts(path) {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return existsSync(path)
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function playwrights() {
  try {
    return createRequire(join(root, 'e2e/package.json'))('playwright-core').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** The prefix of a command that needs root, or undefined if root needs a password. */
function asRoot() {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND']
    : undefined
}

function run(command, env) {
  return (
    spawnSync(command[0], command.slice(1), { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(findOrInstallBrowser())
