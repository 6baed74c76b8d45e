import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { announceChanges } from './announce-changes.ts'

let app: DemoApp
let club: string
const heard: string[] = []
const soon = { timeout: 10_000, interval: 20 }
const rename = `update virtual_class set name = name || '!' where tag = 'pulse-1001-001'`
const run = async (text: string) => (await app.database.execute(text)).rows

beforeAll(async () => {
  app = await openDemoApp()
  const [row] = await run(`select tenant_id from virtual_class where tag = 'pulse-1001-001'`)
  club = String(row?.tenant_id)
  await app.database.listen(
    'catalogue_changed',
    (payload) => heard.push(payload),
    () => undefined,
  )
})
afterAll(() => app.close())
beforeEach(() => heard.splice(0))

it('names a changed class', async () => {
  await run(rename)
  await expect.poll(() => heard, soon).toEqual([`${club}/pulse-1001-001`])
})

it('names only the club if a statement changes very many classes', async () => {
  const [some] = await run(`select count(*)::int as classes from virtual_class where tenant_id = '${club}'`)
  expect(some?.classes).toBeGreaterThan(100)
  await run(`update virtual_class set name = name || '?' where tenant_id = '${club}'`)
  await expect.poll(() => heard, soon).toEqual([club])
})

it('replaces the triggers of an older version', async () => {
  await run(`create or replace trigger catalogue_changed_update after update on virtual_class
    referencing new table as changed for each statement execute function announce_change('catalogue_changed', 'tenant_id')`)
  await announceChanges(run)
  await run(rename)
  await expect.poll(() => heard, soon).toEqual([`${club}/pulse-1001-001`])
})

it('changes nothing if the triggers are as they should be', async () => {
  const statements: string[] = []
  await announceChanges((text) => {
    statements.push(text)
    return run(text)
  })
  expect(statements).toHaveLength(1)
})
