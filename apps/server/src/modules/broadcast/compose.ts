import { join } from 'node:path'
import { liveDirOf } from '../../config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Http } from '../../platform/http/open-http.ts'
import { publishStudioEvent } from '../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Events } from '../events/events.ts'
import { createAdmission } from './admission.ts'
import { findKeySecret, makeKeySecret } from './key-secret.ts'
import { createNextEvent } from './next-event.ts'
import { composeReceiver } from './receiver/compose.ts'
import { createRecordings } from './recordings.ts'
import { createBroadcastRepository } from './repository.ts'
import { mountBroadcast } from './routes.ts'
import { createBroadcastService } from './service.ts'
import { createSegmentStore } from './store/segment-store.ts'
import { createViewerRepository } from './viewer-repository.ts'
import { createViewers } from './viewers.ts'

export type Broadcasting = ReturnType<typeof composeBroadcast>
type Parts = Pick<Platform, 'config' | 'database' | 'db' | 'clock' | 'log'> &
  Pick<Http, 'server'> & { tenants: Tenants; events: Events }

/** A month. */
const keptViewersMs = 30 * 86_400_000

/** Receives broadcasts from clubs' encoders and browsers. */
export function composeBroadcast(parts: Parts) {
  const { config, database, db, clock, server, events } = parts
  const liveDir = liveDirOf(config)
  const broadcasts = createBroadcastRepository(db)
  const store = createSegmentStore({ folder: join(liveDir, 'hls'), reserveBytes: config.MEDIA_RESERVE_GB * 1e9 })
  const recordings = createRecordings({ broadcasts, store, clock })
  const viewerRows = createViewerRepository(db)
  const viewers = createViewers({ viewers: viewerRows, clock })
  const onChanged = async (tenantId: string, eventId: string) => {
    events.forget(tenantId)
    await database.notify('events_changed', tenantId)
    await publishStudioEvent(database, tenantId, { kind: 'broadcast', id: eventId })
  }
  const admission = createAdmission({
    ...parts,
    broadcasts,
    recordings,
    store,
    onChanged,
  })
  const service = createBroadcastService({
    ...parts,
    admission,
    broadcasts,
    nextOf: createNextEvent({ events, clock }),
    keySecret: () => findKeySecret({ ...config, liveDir }),
  })
  mountBroadcast(server, service)
  const receiver = composeReceiver({ ...parts, service })
  server.addHook('onListen', async () => {
    receiver.start()
  })
  return {
    admission,
    broadcasts,
    recordings,
    store,
    viewers,
    onChanged,
    keySecret: () => makeKeySecret({ ...config, liveDir }),
    rtmpAddress: receiver.address,
    /** Gives the series that continues another one its stream key. */
    shareKeyOn: (transaction: Database, { tenantId, from, to }: { tenantId: string; from: string; to: string }) =>
      createBroadcastRepository(transaction).shareKey(tenantId, { from, to }),
    /** Deletes who watched long ago. */
    purge: (now: Date) => asPlatform(() => viewerRows.purge(new Date(now.getTime() - keptViewersMs))),
    stop() {
      receiver.stop()
      viewers.stop()
    },
  }
}
