import { join } from 'node:path'
import { liveDirOf } from '../../config.ts'
import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Events } from '../events/events.ts'
import { findKeySecret } from './key-secret.ts'
import { createRecordings } from './recordings.ts'
import { createBroadcastRepository } from './repository.ts'
import { mountBroadcast } from './routes.ts'
import { createBroadcastService } from './service.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'db' | 'clock' | 'log'> &
  Pick<Http, 'server'> & { tenants: Tenants; events: Events }

/** Receives broadcasts from clubs' encoders. Returns the recordings. */
export function composeBroadcast(parts: Parts) {
  const { config, database, db, clock, server, events } = parts
  const liveDir = liveDirOf(config)
  const broadcasts = createBroadcastRepository(db)
  const recordings = createRecordings({ broadcasts, clock, folder: join(liveDir, 'hls') })
  const service = createBroadcastService({
    ...parts,
    broadcasts,
    recordings,
    keySecret: () => findKeySecret({ ...config, liveDir }),
    onChanged: async (tenantId) => {
      events.forget(tenantId)
      await database.notify('events_changed', tenantId)
    },
  })
  mountBroadcast(server, service)
  return recordings
}
