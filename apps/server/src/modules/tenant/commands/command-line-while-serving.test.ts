// @database embedded
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { programArguments } from '../../../../../../scripts/runtime.mjs'
import { type DemoApp, openDemoApp } from '../../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

const run = (...words: string[]) => {
  const env = { ...process.env, DATA_DIR: app.dataDir, DATABASE_URL: '' }
  return promisify(execFile)(process.execPath, [...programArguments('tenant'), ...words], { env, cwd: app.dataDir })
}

it('runs in the server that holds the embedded database, including files', async () => {
  const file = join(app.dataDir, 'import-me.json')
  const club = { name: 'lakeside', config: { displayName: 'Lakeside' } }
  await writeFile(file, JSON.stringify(club))
  expect((await run('import', file)).stdout).toContain('Saved lakeside.')
  const lakeside = async () => {
    const reply = await app.call('GET', '/api/v1/tenants/lakeside')
    return { status: reply.status, config: reply.json() }
  }
  const expected = { status: 200, config: { displayName: 'Lakeside' } }
  await vi.waitFor(async () => expect(await lakeside()).toMatchObject(expected), { timeout: 5000, interval: 100 })
  await expect(run('set', 'lakeside', 'colours.text=black')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('colours.text: must be a colour'),
  })
})

it('PLAT-03 exports a whole club to a file and imports it beside itself, while the server runs', async () => {
  const exported = await run('export', 'pulse', 'pulse.tar', '--without-media')
  expect(exported.stdout).toMatch(/member +\d+.*no media.*To be entered again.*Saved as/s)
  expect((await run('import', 'pulse.tar', '--as', 'beside', '--dry-run')).stdout).toContain('Nothing was saved')
  await expect(run('import', 'pulse.tar')).rejects.toMatchObject({ stderr: expect.stringContaining('is here already') })
  expect((await run('import', 'pulse.tar', '--as', 'beside')).stdout).toContain('Imported beside.')
  const status = async () => (await app.call('GET', '/api/v1/tenants/beside')).status
  await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 5000, interval: 100 })
  await expect(run('list', '--as', 'x')).rejects.toMatchObject({ stderr: expect.stringContaining('--as') })
})
