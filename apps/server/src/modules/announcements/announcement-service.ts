import type { Announcement, AnnouncementFields } from '@upbeat/contract/studio/entities/announcement'
import { isDue, type ShownAnnouncement } from '@upbeat/rules/announcements/announcement'
import { type FieldChange, isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { Database } from '../../platform/db/database.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { DraftRow } from '../publishing/draft.ts'
import type { Publishing } from '../publishing/service.ts'
import { parseAnnouncement } from './announcement-kind.ts'
import { createAnnouncementRepository } from './announcement-repository.ts'

export type AnnouncementService = ReturnType<typeof createAnnouncementService>
type Parts = { publishing: Publishing; db: Database; makeId: () => string }

/** The staff's actions on announcements (WORD-04). */
export function createAnnouncementService({ publishing, db, makeId }: Parts) {
  const announcements = createAnnouncementRepository(db)
  const refOf = ({ tenantId }: StaffContext, id: string) => ({ tenantId, kind: 'announcement', id })
  const changeOf = ({ staff: { email: _, ...editor }, now }: StaffContext) => ({ editor, now })

  async function list({ tenantId }: StaffContext): Promise<Announcement[]> {
    const rows = await announcements.list(tenantId)
    return rows.map(({ draft, published }) => presented(draft, published))
  }

  async function create(context: StaffContext, fields: AnnouncementFields): Promise<Announcement> {
    return presented(await publishing.create(refOf(context, makeId()), { fields, ...changeOf(context) }), null)
  }

  async function save(context: StaffContext, id: string, changes: readonly FieldChange[]) {
    const { draft, conflicts } = await publishing.save(refOf(context, id), { changes, ...changeOf(context) })
    return { announcement: await present(draft), conflicts }
  }

  type Step = 'publish' | 'unpublish' | 'bin' | 'restore'
  /** @throws Failure notFound, notAllowedNow, notPublishable */
  async function change(context: StaffContext, id: string, step: Step): Promise<Announcement> {
    return present(await publishing[step](refOf(context, id), changeOf(context)))
  }

  async function present(draft: DraftRow): Promise<Announcement> {
    return presented(draft, await announcements.versionFields(draft.tenantId, draft))
  }

  return { list, create, save, change }
}

/** The announcements of a club's pages at a time, for all audiences, in a language or else in the club's main one. */
export function createAnnouncementsOf(db: Database) {
  const announcements = createAnnouncementRepository(db)
  return async function announcementsOf(tenant: Tenant, language: string, now: Date): Promise<ShownAnnouncement[]> {
    const rows = await announcements.published(tenant.id)
    return rows.flatMap(({ id, version, fields }) => {
      const { texts, audience, ...times } = parseAnnouncement(fields)
      const [from, until] = [momentOf(times.from), momentOf(times.until)]
      const text = texts[language] ?? texts[tenant.config.language]
      return text && isDue({ from, until }, now.getTime()) ? [{ id, version, text, audience, until }] : []
    })
  }
}

function presented({ id, fields, state, changedAt }: DraftRow, published: object | null): Announcement {
  return {
    id,
    fields: parseAnnouncement(fields),
    state,
    hasChanges: published === null || !isSameValue(fields, published),
    changedAt: changedAt.toISOString(),
  }
}

function momentOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time)
}
