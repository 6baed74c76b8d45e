// @database embedded
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'

let root: string
let mask: number
beforeEach(() => {
  mask = process.umask()
  root = mkdtempSync(join(tmpdir(), 'upbeat-folder-'))
})
afterEach(() => {
  process.umask(mask)
  rmSync(root, { recursive: true })
})
const modeOf = (path: string) => statSync(path).mode & 0o777

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('S-02 keeps its present and future files private to its account', () => {
    const folder = join(root, 'data')
    mkdirSync(join(folder, 'database'), { recursive: true })
    writeFileSync(join(folder, 'database', 'PG_VERSION'), '17')
    chmodSync(join(folder, 'database', 'PG_VERSION'), 0o666)
    chmodSync(join(folder, 'database'), 0o755)
    chmodSync(folder, 0o755)
    expect(openDataFolder(folder)).toBeNull()
    writeFileSync(join(folder, 'later.eml'), '')
    const paths = ['', 'database', 'database/PG_VERSION', 'later.eml'].map((path) => join(folder, path))
    expect(paths.map(modeOf)).toEqual([0o700, 0o700, 0o600, 0o600])
  })

  it('S-02 is private from its creation', () => {
    openDataFolder(join(root, 'fresh', 'data'))
    expect(modeOf(join(root, 'fresh', 'data'))).toBe(0o700)
  })

  it.runIf(userInfo().uid === 0)('S-02 warns if it belongs to another account', () => {
    const folder = join(root, 'theirs')
    mkdirSync(folder)
    chownSync(folder, 12_345, 12_345)
    expect(openDataFolder(folder)).toMatch(/belongs to another account \(12345\)/)
  })
})

describe('the lock of the data folder', () => {
  it('S-16 is kept whatever process id the holder’s file names, and released when the holder ends', async () => {
    const holder = await holdElsewhere(root)
    // As seen from another container: an id that no process has, or this process's own.
    for (const seen of ['999999999', String(process.pid)]) {
      writeFileSync(join(root, 'upbeat.pid'), seen)
      expect(() => lockFolder(root)).toThrow(new RegExp(`in use by process ${seen}`))
    }
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const unlock = lockFolder(root)
    expect(() => lockFolder(root)).toThrow(/in use by process \d+ on /)
    unlock()
    lockFolder(root)()
  })
})

async function holdElsewhere(folder: string): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./folder-lock.ts', import.meta.url))
  const script = `import { lockFolder } from ${JSON.stringify(program)}
lockFolder(${JSON.stringify(folder)})
process.send('held')
setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}
