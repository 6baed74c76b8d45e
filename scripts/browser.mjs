// The Chromium that the browser tests drive: one that is there already, or one that this machine can install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { node24, root } from './runtime.mjs'

// It opens a page with two thirds of the processor time that the whole browser takes.
const headlessShell = 'chromium-headless-shell'
const wholeBrowsers = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a browser that starts: CHROMIUM's where it is set, else the system's (its headless shell first), else Playwright's own.
 * @returns {string | undefined}
 * @throws Error where CHROMIUM is set and isn't a browser that starts: a wrong setting is told, not worked around.
 */
export function findBrowser() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && !starts(CHROMIUM)) throw new Error(`Setting CHROMIUM: ${CHROMIUM} is not a browser that starts.`)
  if (CHROMIUM) return CHROMIUM
  return firstThatStarts(inPath([headlessShell])) ?? findWholeBrowser()
}

/**
 * The path of a browser that also keeps a profile's settings, which the headless shell does not.
 * @returns {string | undefined}
 */
export function findWholeBrowser() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && !CHROMIUM.endsWith(headlessShell)) return CHROMIUM
  return firstThatStarts([...inPath(wholeBrowsers), ...elsewhere, playwrights()])
}

/**
 * Finds a browser or installs one: by the system's package manager on Debian and its kin, else Playwright's download.
 * @returns {string}
 * @throws Error saying what was tried and what to do.
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

/** Some systems have a stub under such a name that only says where to get a browser. */
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

/** What to put before a command that needs root, or undefined where root can't be had without a password. */
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
