// Runs a gate's command: its output is only shown on failure, and concurrency is limited.
import { spawn } from 'node:child_process'
import { root } from './runtime.mjs'

const atOnce = 2
let running = 0
const waiting = []

/**
 * Runs a command in the project's root, without a terminal.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, output: string, started: number, ended: number }>} milliseconds, without waiting in the queue.
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
