import { join } from 'node:path'
import { liveDirOf } from '../../config.ts'
import type { Http } from '../../platform/http/open-http.ts'
import { publishStudioEvent } from '../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Events } from '../events/events.ts'
import { createAdmission } from './admission.ts'
import { findKeySecret, makeKeySecret } from './key-secret.ts'
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

/** Receives broadcasts from clubs' encoders and browsers. */
export function composeBroadcast(parts: Parts) {
  const { config, database, db, clock, server, events } = parts
  const liveDir = liveDirOf(config)
  const broadcasts = createBroadcastRepository(db)
  const store = createSegmentStore({ folder: join(liveDir, 'hls'), reserveBytes: config.MEDIA_RESERVE_GB * 1e9 })
  const recordings = createRecordings({ broadcasts, store, clock })
  const viewers = createViewers({ viewers: createViewerRepository(db), clock })
  const admission = createAdmission({
    ...parts,
    broadcasts,
    recordings,
    store,
    onChanged: async (tenantId, eventId) => {
      events.forget(tenantId)
      await database.notify('events_changed', tenantId)
      await publishStudioEvent(database, tenantId, { kind: 'broadcast', id: eventId })
    },
  })
  const service = createBroadcastService({
    ...parts,
    admission,
    broadcasts,
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
    keySecret: () => makeKeySecret({ ...config, liveDir }),
    receiver,
    rtmpAddress: receiver.address,
    stop() {
      receiver.stop()
      viewers.stop()
    },
  }
}
