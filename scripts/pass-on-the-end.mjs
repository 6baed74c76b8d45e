// Ends a program together with the command that started it.
import { execFileSync } from 'node:child_process'

const lookMs = 500

/**
 * Passes SIGTERM and SIGINT on to the child, exits with its code, and ends it when npm is gone: npm doesn't pass every
 * signal on, and a shell in between may outlive it. Without this the child would go on and keep its port.
 * @param {import('node:child_process').ChildProcess} child
 */
export function passOnTheEnd(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  const callers = findCallers()
  if (callers.length === 0) return
  const timer = setInterval(() => {
    if (callers.every(isRunning)) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, lookMs)
  timer.unref()
}

/** npm and the shell that it runs scripts with; none if this wasn't started by npm. */
function findCallers() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return []
  try {
    const parent = process.ppid
    const grandparent = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(parent)], { encoding: 'utf8' }))
    return [parent, grandparent].filter((id) => id > 1)
  } catch {
    return [process.ppid]
  }
}

function isRunning(/** @type {number} */ id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
