import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { insertInBatches } from '../apps/server/src/modules/demo/insert-in-batches.ts'
import { classRow } from '../apps/server/src/modules/demo/seed-catalogue.ts'
import { schema } from '../apps/server/src/platform/db/database.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { asPlatform } from '../apps/server/src/platform/scope/scope.ts'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import { buildDemoWorld } from '../packages/demo/src/world/demo-world.ts'
import { scaleCatalogue } from '../packages/demo/src/world/scale-catalogue.ts'
import { type Figure, median, percentile } from './figure.ts'

const classes = 10_000
const changes = 20
const requestEveryMs = 10
const afterChangeMs = 500

/** A class's title changed by staff, while members search: how soon members see it, what it costs, and how long they wait. */
export async function titleChange(dataDir: string): Promise<Figure[]> {
  const folder = { DATA_DIR: join(dataDir, 'title') }
  const embedded = figuresOf('embedded', await measuredOn(folder))
  const programs = findPostgres()
  if (!programs) return embedded
  const cluster = await startPostgres(programs)
  try {
    const url = { DATABASE_URL: `${cluster.url}/postgres` }
    return [...embedded, ...figuresOf('PostgreSQL', await measuredOn({ ...folder, ...url }))]
  } finally {
    cluster.stop()
  }
}

type Measured = { shownMs: number[]; cpuMs: number[]; requestMs: number[] }
type App = Awaited<ReturnType<typeof createApp>>

function figuresOf(database: string, { shownMs, cpuMs, requestMs }: Measured): Figure[] {
  const of = `of ${classes} classes, ${database}`
  return [
    { name: `a published title shown to members, ${of}`, result: median(shownMs), unit: 'ms', target: { atMost: 50 } },
    { name: `its processor time, ${of}`, result: median(cpuMs), unit: 'ms', target: { atMost: 50 } },
    {
      name: `members’ requests meanwhile, 99th, ${of}`,
      result: percentile(requestMs, 0.99),
      unit: 'ms',
      target: { atMost: 100 },
    },
  ]
}

async function measuredOn(settings: Record<string, string>): Promise<Measured> {
  const config = readConfig({ CHECK_REPLIES: 'off', DEMO: 'on', CLOCK: 'demo', ...settings })
  const app = await createApp(config, createLog('silent'))
  try {
    const tag = await fill(app)
    return await measure(app, tag)
  } finally {
    await app.close()
    rmSync(config.DATA_DIR, { recursive: true, force: true })
  }
}

/** Gives the club its classes; returns the tag of one in their middle. */
async function fill(app: App): Promise<string> {
  const now = new Date()
  const pulse = buildDemoWorld(now).tenants.find(({ name }) => name === 'pulse')
  if (!pulse) throw new Error('The demo has no club of that name.')
  const tenantId = pulse.config.tenantID
  const rows = scaleCatalogue(pulse, classes, now).map((each) => classRow(tenantId, each))
  await asPlatform(async () => {
    for (const table of ['virtual_class', 'draft', 'published_version']) {
      await app.database.execute(`delete from ${table} where tenant_id = $1`, [tenantId])
    }
    await insertInBatches(app.database.db, schema.virtualClass, rows)
    await app.database.vacuum()
  })
  const { tag } = rows[classes / 2] ?? {}
  if (tag === undefined) throw new Error('There are no classes.')
  return tag
}

async function measure(app: App, tag: string): Promise<Measured> {
  const staff = await staffOf(app)
  const members = membersOf(app)
  const measured: Measured = { shownMs: [], cpuMs: [], requestMs: [] }
  const draft = await staff('GET', `/classes/${tag}`)
  let title: string = draft.fields.name
  await members.titleOf(tag)
  const load = members.search(measured.requestMs)
  for (let change = -2; change < changes; change += 1) {
    const value = `Title ${change}`
    await staff('PUT', `/classes/${tag}`, { changes: [{ field: 'name', base: title, value }] })
    title = value
    await staff('POST', `/classes/${tag}/publication`, {})
    const started = performance.now()
    const cpu = process.cpuUsage()
    const shown = await members.titleOf(tag)
    const { user, system } = process.cpuUsage(cpu)
    if (shown !== title) throw new Error(`Members see ${shown}, not ${title}.`)
    if (change >= 0) {
      measured.shownMs.push(performance.now() - started)
      measured.cpuMs.push((user + system) / 1000)
    } else measured.requestMs.length = 0
    await pause(afterChangeMs)
  }
  load.stop()
  return measured
}

function membersOf({ server }: App) {
  const headers = {
    host: 'localhost:4000',
    tenantid: 'pulse',
    authorization: `Basic ${Buffer.from('upbeat:demo').toString('base64')}`,
  }
  return {
    titleOf: async (tag: string) =>
      (await server.inject({ url: `/api/v3/virtualclass/${tag}`, headers })).json().className as string,
    /** Searches at a steady rate and adds the time from when each request was due, as a busy server lets it wait. */
    search(times: number[]) {
      const payload = { labels: ['power'], skill: '2,6', take: 50 }
      const request = async (due: number) => {
        const reply = await server.inject({ method: 'PUT', url: '/api/v3/virtualclass/search/guest', headers, payload })
        if (reply.statusCode === 200) times.push(performance.now() - due)
      }
      let due = performance.now()
      const timer = setInterval(() => {
        for (; due <= performance.now(); due += requestEveryMs) void request(due)
      }, requestEveryMs)
      return { stop: () => clearInterval(timer) }
    },
  }
}

async function staffOf({ server }: App) {
  const host = 'pulse.localhost:4000'
  const headers: Record<string, string> = { host, origin: `http://${host}` }
  const payload = { email: 'owner@pulse.example', password: 'Demo1234' }
  const signedIn = await server.inject({ method: 'POST', url: '/studio/api/v1/session', headers, payload })
  headers.cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => {
    const parts = body === undefined ? {} : { payload: body }
    const reply = await server.inject({ method, url: `/studio/api/v1${path}`, headers, ...parts })
    if (reply.statusCode > 299) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`)
    return reply.json()
  }
}
