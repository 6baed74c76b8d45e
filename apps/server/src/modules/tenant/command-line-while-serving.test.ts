// @database embedded
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

it('runs in the server that holds the embedded database, including files', async () => {
  const program = fileURLToPath(new URL('../../tenant.ts', import.meta.url))
  const file = join(app.dataDir, 'import-me.json')
  const club = { name: 'lakeside', config: { displayName: 'Lakeside' } }
  await writeFile(file, JSON.stringify(club))
  const env = { ...process.env, DATA_DIR: app.dataDir, DATABASE_URL: '' }
  const run = (...words: string[]) => promisify(execFile)(process.execPath, [program, ...words], { env })
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
