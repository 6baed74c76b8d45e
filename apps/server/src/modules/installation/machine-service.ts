import { statfs } from 'node:fs/promises'
import type { Finding, Installation } from '@upbeat/contract/studio/entities/installation'
import { type Config, uploadDirOf } from '../../config.ts'
import { buildVersion } from '../../platform/build-version.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { examine } from '../../platform/doctor/examine.ts'
import type { Tries } from '../../platform/doctor/tries.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { ProcessRepository } from './process-repository.ts'

type Parts = {
  config: Config
  database: Pick<DatabaseHandle, 'kind' | 'execute'>
  processes: Pick<ProcessRepository, 'list' | 'newestMigration'>
  tries: Partial<Tries>
}

export type MachineService = ReturnType<typeof createMachineService>

/** What the installation runs on, and whether it is well. */
export function createMachineService({ config, database, processes, tries }: Parts) {
  async function read(): Promise<Installation> {
    const { rows } = await database.execute(`select current_setting('server_version') as version`)
    const running = await asPlatform(() => processes.list())
    return {
      versions: {
        server: buildVersion,
        node: process.versions.node,
        engine: database.kind === 'embedded' ? 'embedded' : 'postgresql',
        database: String(rows[0]?.version),
        migration: processes.newestMigration(),
      },
      disk: await diskOf(uploadDirOf(config), config.MEDIA_RESERVE_GB * 1e9),
      processes: running.map(({ startedAt, seenAt, ...each }) => ({
        ...each,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    }
  }

  /** What `npm run doctor` checks. It measures real clocks, so the server's movable one doesn't count. */
  async function findings(): Promise<Finding[]> {
    const found = await examine(config, new Date(), tries)
    return found.map(({ fix = null, ...finding }) => ({ ...finding, fix }))
  }

  return { read, findings }
}

async function diskOf(folder: string, reserved: number): Promise<Installation['disk']> {
  const found = await statfs(folder).catch(() => null)
  return found && { free: found.bavail * found.bsize, total: found.blocks * found.bsize, reserved }
}
