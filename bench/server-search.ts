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
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import type { ClassSeed } from '../packages/demo/src/world/class-seed.ts'
import { buildDemoWorld } from '../packages/demo/src/world/demo-world.ts'
import { scaleCatalogue } from '../packages/demo/src/world/scale-catalogue.ts'
import { type Figure, percentile } from './figure.ts'

const searches = 2000
const sizes = { usual: 10_000, large: 100_000 } as const

/** A full search request with text and three filters, on the real server with both databases and at two sizes. */
export async function serverSearch(dataDir: string): Promise<Figure[]> {
  const embedded = await timesOn({ DATA_DIR: join(dataDir, 'search') })
  const figures = figuresOf('embedded', embedded, 25)
  const programs = findPostgres()
  if (!programs) return figures
  const cluster = await startPostgres(programs)
  try {
    const own = { DATA_DIR: join(dataDir, 'search'), DATABASE_URL: `${cluster.url}/postgres` }
    return [...figures, ...figuresOf('PostgreSQL', await timesOn(own), 10)]
  } finally {
    cluster.stop()
  }
}

type Times = Record<keyof typeof sizes, number[]>

function figuresOf(database: string, { usual, large }: Times, atMost: number): Figure[] {
  const at = (times: number[]) => percentile(times, 0.95)
  return [
    { name: `search, 10,000 classes, ${database}, 95th`, result: at(usual), unit: 'ms', target: { atMost } },
    {
      name: `100,000 classes against 10,000, ${database}`,
      result: at(large) / at(usual),
      unit: '',
      target: { atMost: 1.5 },
    },
  ]
}

async function timesOn(settings: Record<string, string>): Promise<Times> {
  const config = readConfig({ CHECK_REPLIES: 'off', DEMO: 'on', CLOCK: 'demo', ...settings })
  const app = await createApp(config, createLog('silent'))
  try {
    const now = new Date()
    const pulse = buildDemoWorld(now).tenants.find(({ name }) => name === 'pulse')
    if (!pulse) throw new Error('The demo has no club of that name.')
    const tenantId = pulse.config.tenantID
    const timesAt = async (count: number) => {
      const classes = scaleCatalogue(pulse, count, now)
      const rows = classes.map((each) => classRow(tenantId, each))
      await asPlatform(async () => {
        await app.database.execute('delete from virtual_class where tenant_id = $1', [tenantId])
        await insertInBatches(app.database.db, schema.virtualClass, rows)
        await app.database.execute('analyze')
        await publishCatalogueChange(app.database, tenantId)
      })
      return measure(app.server, classes)
    }
    return { usual: await timesAt(sizes.usual), large: await timesAt(sizes.large) }
  } finally {
    await app.close()
    rmSync(config.DATA_DIR, { recursive: true, force: true })
  }
}

type Server = Awaited<ReturnType<typeof createApp>>['server']

async function measure(server: Server, classes: ClassSeed[]) {
  const times: number[] = []
  // The first requests build the snapshot.
  for (let turn = -50; turn < searches; turn++) {
    const payload = question(classes[((turn + 50) * 37) % classes.length] as ClassSeed, turn)
    const started = performance.now()
    const reply = await server.inject({ method: 'PUT', url: '/api/v3/virtualclass/search/guest', headers, payload })
    if (turn >= 0) times.push(performance.now() - started)
    if (reply.statusCode !== 200) throw new Error(`A search answered ${reply.statusCode}.`)
    if (turn === -50 && reply.json().items.length === 0) throw new Error('A search that must find has found nothing.')
  }
  return times
}

const headers = {
  host: 'localhost:4000',
  tenantid: 'pulse',
  authorization: `Basic ${Buffer.from('upbeat:demo').toString('base64')}`,
}

/** Words of this class, every fourth time misspelt, and three of its attributes. */
function question({ className, instructor, labels, category, skill }: ClassSeed, turn: number) {
  const words = `${className.split(' ')[0]} ${instructor.split(' ')[0]}`
  const query = turn % 4 === 0 ? misspelt(words) : words
  const range = `${Math.max(1, skill - 2)},${Math.min(10, skill + 2)}`
  return { query, take: 50, labels: labels.slice(0, 1), categoryId: category, skill: range }
}

/** Swaps the third and fourth letter. */
function misspelt(words: string) {
  return words.slice(0, 2) + words.slice(3, 4) + words.slice(2, 3) + words.slice(4)
}
