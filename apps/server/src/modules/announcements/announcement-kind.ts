import { AnnouncementFields } from '@upbeat/contract/studio/entities/announcement'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { parseFields } from '../../platform/http/parse-fields.ts'
import type { Fields, PublishableKind } from '../publishing/publishable-kind.ts'

type Club = { config: { language: string } }
type Parts = { database: Pick<DatabaseHandle, 'notify'>; tenants: { byIdOrName: (id: string) => Club | null } }

/** Announcements as a publishable kind. Members' pages read the published version directly, so nothing is copied. */
export function createAnnouncementKind({ database, tenants }: Parts): PublishableKind {
  const textIn = ({ texts }: AnnouncementFields, tenantId: string) =>
    texts[tenants.byIdOrName(tenantId)?.config.language ?? '']
  return {
    kind: 'announcement',
    many: 'announcement',
    nameOf: (fields, _id, tenantId) => {
      const announcement = parseAnnouncement(fields)
      const text = textIn(announcement, tenantId) ?? Object.values(announcement.texts)[0]
      return text?.slice(0, 80) ?? ''
    },
    parse: parseAnnouncement,
    missing: async (_transaction, { tenantId, fields }) => {
      const announcement = parseAnnouncement(fields)
      const { from, until } = announcement
      const isBackwards = from !== null && until !== null && Date.parse(until) <= Date.parse(from)
      return [...(textIn(announcement, tenantId) ? [] : ['texts']), ...(isBackwards ? ['until'] : [])]
    },
    apply: async () => {},
    retract: async () => {},
    remove: async () => {},
    forget: async () => {},
    announce: (tenantId) => database.notify('tenant_changed', tenantId),
  }
}

/** @throws Failure invalidRequest naming the fields */
export function parseAnnouncement(fields: Fields): AnnouncementFields {
  return parseFields(AnnouncementFields, fields)
}
