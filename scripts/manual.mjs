// Follows docs/self-hosting.md command by command. A command that the manual doesn't have is a fault, so neither can drift from the other.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import { readCommandLine } from './command-line.mjs'
import { freePort } from './free-port.mjs'
import { root } from './runtime.mjs'

const usage = `npm run manual [-- embedded|postgresql]

Follows docs/self-hosting.md command by command in a temporary folder, and checks each: on the embedded database, and on
PostgreSQL where that is installed.`

const startWithinMs = 180_000
const endWithinMs = 15_000
const manual = readFileSync(join(root, 'docs/self-hosting.md'), 'utf8')
let step = 0

const {
  positionals: [asked],
} = readCommandLine({ usage, most: 1 })
const work = mkdtempSync(join(tmpdir(), 'upbeat-manual-'))
try {
  const archive = asked === 'postgresql' ? null : await follow('embedded', {})
  const programs = findPostgres()
  if (!programs) console.log('skipped PostgreSQL: it is not installed')
  else if (asked !== 'embedded') await followOnPostgresql(programs, archive)
  console.log(`${step} steps, all as the manual says`)
} catch (error) {
  console.error(`failed  ${/** @type {Error} */ (error).message}`)
  process.exitCode = 1
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 3 })
}

/** From the first start to a restored backup; returns the archive. */
async function follow(name, own, beforeRestore = () => {}) {
  const folder = join(work, name)
  const backups = join(folder, 'backups')
  mkdirSync(folder)
  const environment = environmentOf(folder, {
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'production',
    RTMP: 'off',
    ...own,
  })
  const first = await start(environment)
  run(name, environment, 'npm run tenant', ' -- create riverside')
  run(name, environment, `npm run tenant -- set riverside 'settings.contentOrigins=["https://*.cdn.example"]'`)
  const doctor = run(name, environment, 'npm run doctor', '', [1])
  expect(
    doctor.includes('fine    disk') && doctor.includes('wrong   mail'),
    'the doctor tells of disk and mail',
    doctor,
  )
  run(name, environment, 'npm run backup -- /backups --keep 14', '', [0], { '/backups': backups })
  const [archive = ''] = readdirSync(backups)
  await end(first, environment.PORT)

  const anew = environmentOf(folder, { ...environment, DATA_DIR: join(folder, 'restored') })
  beforeRestore()
  const line = 'npm run restore -- /backups/upbeat-2026-11-22T03-00-00Z.tar'
  run(name, anew, line, '', [0], { '/backups/upbeat-2026-11-22T03-00-00Z.tar': join(backups, archive) })
  const again = await start(anew)
  const clubs = run(name, anew, 'npm run tenant', ' -- list')
  expect(clubs.includes('riverside'), 'the restored server has the club', clubs)
  await end(again, anew.PORT)
  return join(backups, archive)
}

/** Databases made by the manual's own statements; one of them takes the archive of the embedded engine. */
async function followOnPostgresql(programs, archive) {
  const cluster = await startPostgres(programs, { superuser: 'postgres' })
  try {
    const { host } = new URL(cluster.url)
    const url = `postgres://upbeat:secret@${host}/upbeat`
    makeDatabase(cluster.url)
    const renew = () => {
      psql(cluster.url, 'drop database upbeat; drop role upbeat; drop role upbeat_club;')
      makeDatabase(cluster.url)
    }
    await follow('postgresql', { DATABASE_URL: url }, renew)
    if (!archive) return
    renew()
    const folder = join(work, 'moved')
    mkdirSync(folder)
    const moved = environmentOf(folder, {
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'production',
      RTMP: 'off',
      DATABASE_URL: url,
    })
    const line = 'npm run restore -- /backups/upbeat-2026-11-22T03-00-00Z.tar'
    run('from embedded to PostgreSQL', moved, line, '', [0], { '/backups/upbeat-2026-11-22T03-00-00Z.tar': archive })
    const server = await start(moved)
    const clubs = run('from embedded to PostgreSQL', moved, 'npm run tenant', ' -- list')
    expect(clubs.includes('riverside'), 'PostgreSQL has the embedded database’s club', clubs)
    await end(server, moved.PORT)
  } finally {
    cluster.stop()
  }
}

function makeDatabase(url) {
  const statements = /```sql\n(create role upbeat login[\s\S]*?)```/.exec(manual)?.[1]
  if (!statements) throw new Error('The manual has no statements that create the database.')
  psql(url, statements.replace("'...'", "'secret'"))
  tell('PostgreSQL', 'the statements of "PostgreSQL"')
}

function psql(url, statements) {
  const { status, stderr } = spawnSync('psql', ['-XqAt', '--set=ON_ERROR_STOP=1', `${url}/postgres`], {
    input: statements,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`psql: ${stderr}`)
}

/**
 * The environment of an installation.
 * @param {string} folder
 * @param {Record<string, string>} settings
 * @returns {Record<string, string>}
 */
function environmentOf(folder, settings) {
  return { PATH: process.env.PATH ?? '', HOME: folder, ...settings }
}

/** Runs a command of the manual in a shell, with `more` words and other paths, and returns what it prints. */
function run(name, environment, command, more = '', codes = [0], paths = {}) {
  if (!manual.includes(command)) throw new Error(`The manual doesn’t have: ${command}`)
  const line = Object.entries(paths).reduce((text, [from, to]) => text.replace(from, to), command + more)
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line.replace('npm run', 'npm run --silent')], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  })
  const said = `${stdout}${stderr}`
  expect(codes.includes(status ?? -1), `${name}: ${command}${more}`, said)
  return said
}

async function start(environment) {
  environment.PORT = String(await freePort(0))
  const child = spawn('npm', ['start', '--silent'], { cwd: root, env: environment, stdio: 'ignore' })
  const until = Date.now() + startWithinMs
  while (!(await answers(environment.PORT))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('npm start: the server doesn’t answer /readyz')
    await delay(200)
  }
  tell('npm start', 'serves, /readyz answers 200')
  return child
}

/** `kill` of the process that was started, as an operator does it. */
async function end(child, port) {
  const ended = once(child, 'exit')
  const until = Date.now() + endWithinMs
  child.kill('SIGTERM')
  await ended
  while (await answers(port)) {
    if (Date.now() > until) throw new Error('The server still answers 15 s after SIGTERM.')
    await delay(100)
  }
  tell('SIGTERM', 'ends the server and frees its port')
}

async function answers(port) {
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
  return reply?.status === 200
}

function expect(isTrue, what, said) {
  if (!isTrue) throw new Error(`${what}\n${said}`)
  tell('ok', what)
}

function tell(name, what) {
  step += 1
  console.log(`ok      ${name === 'ok' ? what : `${name}: ${what}`}`)
}
