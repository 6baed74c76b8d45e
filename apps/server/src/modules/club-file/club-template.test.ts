import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { readConfig } from '../../config.ts'
import { clubFilesOf } from '../../testing/club-files-of.ts'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { createAudit } from '../audit/audit.ts'
import { createWordingRepository } from '../i18n/wording-repository.ts'
import { createTenantAdmin } from '../tenant/admin.ts'
import { runTenantCommand } from '../tenant/commands/command-line.ts'
import { createTenantRepository } from '../tenant/repository.ts'

let app: DemoApp
let id = ''
const files: Record<string, string> = {}
const storage = () => openStorage(readConfig({ DATA_DIR: app.dataDir, NODE_ENV: 'test' }))
beforeAll(async () => {
  app = await openDemoApp()
  id = (await app.call('GET', '/api/v1/tenants/pulse')).json().tenantID
  const file = join(app.dataDir, 'hero.jpg')
  writeFileSync(file, 'a picture')
  await storage().put(`${id}/look/hero.jpg`, file)
  await tenant(
    `set pulse landingPictures=["/images/club/${id}/hero.jpg?p=1"] settings.timeZone=Europe/Lisbon settings.sso.clientSecret=whispered settings.mailFrom=hello@pulse.example`,
  )
  await tenant('wording pulse de shell.classes=Stunden')
  await app.database.execute(`update plan set stripe_price_id = 'price_of_pulse' where tenant_id = '${id}'`)
})
afterAll(() => app.close())

async function tenant(line: string) {
  const { commands } = await clubFilesOf(readConfig({ DATA_DIR: app.dataDir, NODE_ENV: 'test' }), app)
  let made = 0
  const admin = createTenantAdmin({
    tenants: createTenantRepository(app.database, createAudit({ makeId: () => crypto.randomUUID() })),
    wording: createWordingRepository(app.database),
    makeId: () => `club-${made++}`,
    now: () => new Date(),
    names: { publicHost: null, extraHosts: [] },
  })
  const read = async (path: string) => files[path] ?? Promise.reject(Object.assign(new Error(), { code: 'ENOENT' }))
  return runTenantCommand(line.split(' '), admin, read, { commands, folder: '/' })
}
const rowsOf = async (text: string) => (await app.database.execute(text)).rows
const clubOf = async (name: string) => (await rowsOf(`select * from tenant where name = '${name}'`))[0]
const counted = async (table: string, tenantId: unknown) =>
  Number((await rowsOf(`select count(*) as n from ${table} where tenant_id = '${tenantId}'`))[0]?.n)

it('--from gives a club the look, texts, categories, policies, plans and settings of another, and none of its people', async () => {
  const dry = await tenant('create hill --from pulse --dry-run')
  expect([dry.ok, await clubOf('hill')]).toEqual([true, undefined])
  const made = await tenant('create hill displayName=Hill --from pulse --domain classes.hill.example')
  expect(made.text).toContain('Saved hill.')
  const hill = await clubOf('hill')
  const config = hill?.config as Record<string, unknown>
  const pulse = (await clubOf('pulse'))?.config as Record<string, unknown>
  expect(config).toMatchObject({ displayName: 'Hill', colours: pulse.colours })
  expect(config.sso).toBeUndefined()
  expect(hill).toMatchObject({ domain: 'classes.hill.example', logo_svg: (await clubOf('pulse'))?.logo_svg })
  expect(hill?.settings).toMatchObject({ timeZone: 'Europe/Lisbon', mailFrom: 'hello@pulse.example' })
  expect(JSON.stringify(hill)).not.toContain('whispered')
  for (const table of ['phrase_override', 'consent', 'product']) {
    expect([table, await counted(table, hill?.id)]).toEqual([table, await counted(table, id)])
  }
  const plans = await rowsOf(`select stripe_price_id, archived_at from plan where tenant_id = '${hill?.id}'`)
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.every((plan) => plan.stripe_price_id === null && plan.archived_at === null)).toBe(true)
  for (const table of ['member', 'staff_membership', 'virtual_class', 'collection', 'access_code', 'subscription']) {
    expect([table, await counted(table, hill?.id)]).toEqual([table, 0])
  }
})

it('copies the pictures that the look shows, so that the template may change its own', async () => {
  const hill = await clubOf('hill')
  const config = hill?.config as { landingPictures: string[] }
  expect(config.landingPictures).toEqual([`/images/club/${hill?.id}/hero.jpg?p=1`])
  expect(Buffer.from(await storage().read(`${hill?.id}/look/hero.jpg`)).toString()).toBe('a picture')
  expect(await counted('uploaded_picture', hill?.id)).toBe(1)
})

it('copies categories with their order, texts and uploaded pictures, but not those in the bin', async () => {
  const picture = '0b0d2f7e-93a5-4a3c-8f7e-0d1f6a1f2b3c'
  const fileOf = (shape: string) => `picture-${picture}-${shape}.jpg`
  for (const shape of ['wide', 'tall']) {
    const file = join(app.dataDir, fileOf(shape))
    writeFileSync(file, `a ${shape} picture`)
    await storage().put(`${id}/club-pictures/0/${fileOf(shape)}`, file)
    await app.database.execute(
      `insert into media_file (tenant_id, class_tag, version, file, bytes) values ('${id}', 'club-pictures', 0, '${fileOf(shape)}', 14)`,
    )
  }
  const link = (club: string) => `/images/class/${club}/club-pictures/0/${fileOf('wide')}?p=1`
  await app.database.execute(
    `update category set image_link = '${link(id)}', translations = '{"de":{"name":"Tanzen"}}' where tenant_id = '${id}' and id = '1004'`,
  )
  await app.database.execute(`update category set hidden = true where tenant_id = '${id}' and id = '1002'`)
  await tenant('create valley --from pulse')
  const valley = String((await clubOf('valley'))?.id)
  const columns = 'id, name, description, position, translations'
  const categoriesOf = (club: string) =>
    rowsOf(`select ${columns} from category where tenant_id = '${club}' and not hidden order by position`)
  expect(await categoriesOf(valley)).toEqual(await categoriesOf(id))
  expect(await counted('category', valley)).toBe((await counted('category', id)) - 1)
  const [dance] = await rowsOf(`select image_link from category where tenant_id = '${valley}' and id = '1004'`)
  expect(dance?.image_link).toBe(link(valley))
  expect(Buffer.from(await storage().read(`${valley}/club-pictures/0/${fileOf('tall')}`)).toString()).toBe(
    'a tall picture',
  )
  expect([await counted('media_file', valley), await counted('uploaded_picture', valley)]).toEqual([2, 2])
})

it('a file of commands makes many clubs in one start, and --all changes every club', async () => {
  files.clubs = `create one 'displayName=The First' --from pulse\ncreate Two! x=y\ncreate three --from nowhere\n`
  const { ok, text } = await tenant('bulk clubs')
  expect(ok).toBe(false)
  expect(text).toContain('  Saved one.\nline 2: create Two! FAILED\n')
  expect(text).toContain('There is no club nowhere.')
  expect(text).toMatch(/3 commands, 2 failed\.$/)
  expect((await clubOf('one'))?.config).toMatchObject({ displayName: 'The First' })

  expect((await tenant('set --all shareEnabled=false --dry-run')).text).toContain('Dry run: nothing was saved.')
  const all = await tenant('set --all settings.currency=CHF')
  expect(all.ok).toBe(true)
  const clubs = await rowsOf(`select settings->>'currency' as currency from tenant`)
  expect(clubs.every(({ currency }) => currency === 'CHF')).toBe(true)
  expect((await tenant('show pulse --all')).ok).toBe(false)
})
