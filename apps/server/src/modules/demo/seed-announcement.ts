import type { AnnouncementFields } from '@upbeat/contract/studio/entities/announcement'
import { announcementTexts } from '@upbeat/demo/world/announcement'
import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { createAnnouncementKind } from '../announcements/announcement-kind.ts'
import { createAudit } from '../audit/audit.ts'
import { composePublishing } from '../publishing/compose.ts'
import { staffOf } from './seed-drafts.ts'

type Club = Pick<TenantSeed, 'config'>
type Parts = { now: Date; makeId: () => string }

/** Publishes an announcement for everyone, by the club's manager and without an end date (WORD-04). */
export async function seedAnnouncement(database: DatabaseHandle, { config }: Club, { now, makeId }: Parts) {
  const tenantId = config.tenantID
  const { manager } = await staffOf(database, tenantId)
  if (!manager) return
  const notify = async () => undefined
  const quiet = { ...database, notify }
  const kind = createAnnouncementKind({ database: quiet, tenants: { byIdOrName: () => ({ config }) } })
  const publishing = composePublishing({
    database: quiet,
    kinds: [kind],
    audit: createAudit({ makeId }),
    makeId,
    notify,
  })
  const ref = { tenantId, kind: kind.kind, id: makeId() }
  const fields: AnnouncementFields = { texts: announcementTexts, from: null, until: null, audience: 'everyone' }
  await publishing.create(ref, { fields, editor: manager, now })
  await publishing.publish(ref, { editor: manager, now })
}
