import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { SessionReader } from '../../platform/session/session-reader.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { BroadcastMedia } from './broadcast-media.ts'
import type { MediaLibrary } from './media-library.ts'
import { mountMedia } from './routes.ts'
import { createMediaService } from './service.ts'

type Parts = Pick<Platform, 'config' | 'clock' | 'secretOf'> &
  Pick<Http, 'server' | 'isStaff'> & {
    tenants: Tenants
    sessions: SessionReader
    library: MediaLibrary
    recordings: BroadcastMedia
    noteViewer: (asset: string, session: string) => void
    hasAccess: (tenantId: string, memberId: string) => Promise<boolean>
  }

export async function composeMedia(parts: Parts) {
  const { config, server, recordings, isStaff, secretOf } = parts
  const media = createMediaService({
    ...parts,
    broadcasts: recordings,
    mayPreview: isStaff,
    secret: config.MEDIA_SECRET ?? (await secretOf('media')),
    lifetimeSeconds: config.MEDIA_TTL_SECONDS,
  })
  mountMedia(server, media)
  return media
}
