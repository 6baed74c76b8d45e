import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-end-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = `
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { passOnTheEnd } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'pass-on-the-end.mjs')).href)}
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
passOnTheEnd(child)
writeFileSync('child', String(child.pid))
`

it.each(['SIGTERM', 'SIGKILL'] as const)('ends what npm started when npm is ended by %s', async (signal) => {
  const file = join(folder, 'child')
  rmSync(file, { force: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { start: 'node start.mjs' } }))
  writeFileSync(join(folder, 'start.mjs'), program)
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' })
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8') !== '', { timeout: 30_000 }).toBe(true)
  const child = Number(readFileSync(file, 'utf8'))
  npm.kill(signal)
  await expect.poll(() => isRunning(child), { timeout: 15_000 }).toBe(false)
})

function isRunning(id: number) {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
