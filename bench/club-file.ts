import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { insertInBatches } from '../apps/server/src/modules/demo/insert-in-batches.ts'
import { classRow } from '../apps/server/src/modules/demo/seed-catalogue.ts'
import { schema } from '../apps/server/src/platform/db/database.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { asPlatform } from '../apps/server/src/platform/scope/scope.ts'
import { clubFilesOf } from '../apps/server/src/testing/club-files-of.ts'
import { buildDemoWorld } from '../packages/demo/src/world/demo-world.ts'
import { scaleCatalogue } from '../packages/demo/src/world/scale-catalogue.ts'
import type { Figure } from './figure.ts'

const classes = 1000

/** How long a club of a thousand classes takes into a file and out of it again, on the embedded database, without media (PLAT-03). */
export async function clubFile(dataDir: string): Promise<Figure[]> {
  const folder = join(dataDir, 'club-file')
  mkdirSync(folder, { recursive: true })
  const config = readConfig({ DEMO: 'on', CLOCK: 'demo', RTMP: 'off', DATA_DIR: join(folder, 'data') })
  const app = await createApp(config, createLog('silent'))
  try {
    const now = new Date()
    const pulse = buildDemoWorld(now).tenants.find(({ name }) => name === 'pulse')
    if (!pulse) throw new Error('The demo has no club of that name.')
    const { tenantID: tenantId } = pulse.config
    await asPlatform(async () => {
      await app.database.execute('delete from virtual_class where tenant_id = $1', [tenantId])
      const rows = scaleCatalogue(pulse, classes, now).map((each) => classRow(tenantId, each))
      await insertInBatches(app.database.db, schema.virtualClass, rows)
    })
    const files = await clubFilesOf(config, app)
    const file = join(folder, 'pulse.tar')
    const exported = await seconds(() => files.exportTo('pulse', file, { withMedia: false }))
    const imported = await seconds(() => files.importFrom(file, { dryRun: false, as: 'copy' }))
    return [
      { name: `export of a club with ${classes} classes`, result: exported, unit: 's', target: { atMost: 30 } },
      { name: `import of a club with ${classes} classes`, result: imported, unit: 's', target: { atMost: 30 } },
    ]
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
