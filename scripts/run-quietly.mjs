// Runs a command for a gate: its output is kept and shown only where it failed, and only so many run at once.
import { spawn } from 'node:child_process'
import { root } from './runtime.mjs'

const atOnce = 2
let running = 0
const waiting = []

/**
 * Runs a command in the project's root, with no terminal to ask from.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, output: string, started: number, ended: number }>} milliseconds, without the wait for a turn.
 */
export async function runQuietly(file, args) {
  if (running >= atOnce) await new Promise((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await run(file, args)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function run(file, args) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    const done = (ok, more = '') => {
      resolve({ ok, output: output + more, started, ended: performance.now() })
    }
    child.on('error', (error) => done(false, `${error.message}\n`))
    child.on('close', (code, signal) => done(code === 0, signal ? `Ended by ${signal}.\n` : ''))
  })
}
