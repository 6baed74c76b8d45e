// The Chromium that the browser tests drive: one that is there already, or one that this machine can install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { node24, root } from './runtime.mjs'

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a browser that starts: CHROMIUM's where it is set, else the system's, else Playwright's own.
 * @returns {string | undefined}
 * @throws Error where CHROMIUM is set and isn't a browser that starts: a wrong setting is told, not worked around.
 */
export function findBrowser() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && !starts(CHROMIUM)) throw new Error(`Setting CHROMIUM: ${CHROMIUM} is not a browser that starts.`)
  if (CHROMIUM) return CHROMIUM
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
    playwrights(),
  ]
  // Some systems have a stub under this name that only says where to get a browser.
  return candidates.find((path) => path !== undefined && existsSync(path) && starts(path))
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
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')) {
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
