import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { insertInBatches } from '../apps/server/src/modules/demo/insert-in-batches.ts'
import { classRow } from '../apps/server/src/modules/demo/seed-catalogue.ts'
import { publishCatalogueChange } from '../apps/server/src/platform/changes/catalogue-change.ts'
import { schema } from '../apps/server/src/platform/db/database.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { asPlatform } from '../apps/server/src/platform/scope/scope.ts'
import { port } from '../e2e/support/tenants.ts'
import { buildDemoWorld } from '../packages/demo/src/world/demo-world.ts'
import { scaleCatalogue } from '../packages/demo/src/world/scale-catalogue.ts'
import { type Figure, median, percentile } from './figure.ts'
import { keystrokeToRows, scrolledRows } from './studio-grid.ts'

const questions = 600
const warmUps = 60
const changedAtOnce = 1000
const sizes = [10_000, 100_000] as const
const targets: Record<(typeof sizes)[number], number> = { 10000: 50, 100000: 100 }

type Server = Awaited<ReturnType<typeof createApp>>['server']
type Listed = { tag: string; level: string | null }
type Call = <Reply>(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => Promise<Reply>

/** The studio's list of classes on the real server with the embedded database: searching and bulk edits. */
export async function* studioClasses(dataDir: string): AsyncGenerator<Figure[]> {
  const config = readConfig({
    CHECK_REPLIES: 'off',
    DEMO: 'on',
    CLOCK: 'demo',
    CLASSES_IN_MEMORY: '400000',
    DATA_DIR: join(dataDir, 'studio-classes'),
  })
  const app = await createApp(config, createLog('silent'))
  try {
    const now = new Date()
    const pulse = buildDemoWorld(now).tenants.find(({ name }) => name === 'pulse')
    if (!pulse) throw new Error('The demo has no club of that name.')
    const tenantId = pulse.config.tenantID
    await app.server.listen({ port, host: '127.0.0.1' })
    const { call, cookie } = await signIn(app.server)
    const session = { address: `http://${host}`, cookie }
    for (const size of sizes) {
      const rows = scaleCatalogue(pulse, size, now).map((each) => classRow(tenantId, each))
      await asPlatform(async () => {
        for (const table of ['virtual_class', 'draft', 'published_version']) {
          await app.database.execute(`delete from ${table} where tenant_id = $1`, [tenantId])
        }
        await insertInBatches(app.database.db, schema.virtualClass, rows)
        await app.database.vacuum()
        await publishCatalogueChange(app.database, tenantId)
      })
      yield [
        {
          name: `studio’s list of ${size} classes, 95th`,
          result: percentile(await measure(call), 0.95),
          unit: 'ms',
          target: { atMost: targets[size] },
        },
      ]
      if (size === 10_000) {
        yield await keystrokeToRows(session, size)
        yield await csvFile(call)
      } else yield await scrolledRows(session, size)
    }
    yield await changeMany(call)
    yield await moveMany(call)
  } finally {
    await app.close()
    rmSync(config.DATA_DIR, { recursive: true, force: true })
  }
}

const host = `pulse.localhost:${port}`

async function signIn(server: Server): Promise<{ call: Call; cookie: string }> {
  const headers: Record<string, string> = { host, origin: `http://${host}` }
  const payload = { email: 'owner@pulse.example', password: 'Demo1234' }
  const reply = await server.inject({ method: 'POST', url: '/studio/api/v1/session', headers, payload })
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  headers.cookie = cookie
  const call: Call = async (method, path, body) => {
    const parts = body === undefined ? {} : { payload: body }
    const answer = await server.inject({ method, url: `/studio/api/v1${path}`, headers, ...parts })
    if (answer.statusCode > 299) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
    const isJson = String(answer.headers['content-type']).includes('json')
    return (isJson ? answer.json() : answer.body) as never
  }
  return { call, cookie }
}

async function measure(call: Call): Promise<number[]> {
  const { classes } = await call<{ classes: { name: string; instructor: string; labels: string[] }[] }>(
    'GET',
    '/classes?take=100',
  )
  const sorts = ['name', 'changedAt', 'instructor', 'level', 'durationSecond']
  const times: number[] = []
  for (let turn = -warmUps; turn < questions; turn++) {
    const one = classes[(turn + warmUps) % classes.length]
    if (!one) throw new Error('The list is empty.')
    const asked = new URLSearchParams({ sort: sorts[(turn + warmUps) % sorts.length] ?? 'name', take: '100' })
    if (turn % 3 === 0) asked.set('search', one.name.slice(0, 5))
    if (turn % 4 === 0) asked.set('labels', one.labels[0] ?? '')
    if (turn % 5 === 0) asked.set('instructor', one.instructor)
    if (turn % 7 === 0) asked.set('skip', '5000')
    const started = performance.now()
    await call('GET', `/classes?${asked}`)
    if (turn >= 0) times.push(performance.now() - started)
  }
  return times
}

async function changeMany(call: Call): Promise<Figure[]> {
  const changing: number[] = []
  const reverting: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const pages = Array.from({ length: changedAtOnce / 100 }, (_, page) => page * 100)
    const found: Listed[] = []
    for (const skip of pages) {
      const { classes } = await call<{ classes: Listed[] }>('GET', `/classes?sort=name&take=100&skip=${skip}`)
      found.push(...classes)
    }
    const classes = found.map(({ tag, level }) => ({
      tag,
      changes: [{ field: 'level', base: level, value: level === 'Advanced' ? 'Beginner' : 'Advanced' }],
    }))
    const started = performance.now()
    const { entryId } = await call<{ entryId: string }>('PUT', '/classes', { classes })
    const changed = performance.now()
    await call('POST', `/audit/${entryId}/undo`)
    changing.push((changed - started) / 1000)
    reverting.push((performance.now() - changed) / 1000)
  }
  const figure = (name: string, times: number[]): Figure => ({
    name: `${changedAtOnce} classes ${name}, of 100000`,
    result: median(times),
    unit: 's',
    target: { atMost: 2 },
  })
  return [figure('changed', changing), figure('reverted', reverting)]
}

/** Unpublishes a thousand classes and publishes them again, each with its preview. */
async function moveMany(call: Call): Promise<Figure[]> {
  const { classes } = await call<{ classes: Listed[] }>('GET', '/classes?sort=name&take=100')
  const tags = classes.map(({ tag }) => tag)
  for (let skip = 100; skip < changedAtOnce; skip += 100) {
    const page = await call<{ classes: Listed[] }>('GET', `/classes?sort=name&take=100&skip=${skip}`)
    tags.push(...page.classes.map(({ tag }) => tag))
  }
  const change = { selection: { tags }, action: { kind: 'unpublish' } }
  const started = performance.now()
  const { plan } = await call<{ plan: string }>('POST', '/class-changes/preview', change)
  const { entryId } = await call<{ entryId: string }>('POST', '/class-changes', { ...change, plan })
  const moved = performance.now()
  await call('POST', `/class-changes/${entryId}/undo`)
  const figure = (name: string, milliseconds: number): Figure => ({
    name: `${changedAtOnce} classes ${name}`,
    result: milliseconds / 1000,
    unit: 's',
    target: { atMost: 2 },
  })
  return [figure('taken off air', moved - started), figure('put back on air', performance.now() - moved)]
}

/** An export of the whole list with another level in each row: checked, then imported. */
async function csvFile(call: Call): Promise<Figure[]> {
  const text = await call<string>('GET', '/classes.csv?columns=level&sort=name')
  // Only columns without quotes or commas, so that it can be edited as text.
  const changed = text.replace(/,(Beginner|Intermediate|Advanced)?\r$/gm, (_, level) =>
    level === 'Advanced' ? ',Beginner\r' : ',Advanced\r',
  )
  const file = Buffer.from(changed).toString('base64')
  const started = performance.now()
  const { plan, counts } = await call<{ plan: string; counts: { changed: number } }>('POST', '/class-imports/check', {
    file,
  })
  const checked = performance.now()
  await call('POST', '/class-imports', { file, plan })
  const done = performance.now()
  const name = `CSV file with ${counts.changed} changed rows`
  return [
    { name: `${name}, checked`, result: (checked - started) / 1000, unit: 's', target: { atMost: 5 } },
    { name: `${name}, imported`, result: (done - checked) / 1000, unit: 's', target: { atMost: 10 } },
  ]
}
