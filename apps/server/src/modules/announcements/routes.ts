import { Answer } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { AnnouncementService } from './announcement-service.ts'

export function mountAnnouncements(mount: StudioMount, { announcements }: { announcements: AnnouncementService }) {
  mount('listAnnouncements', (context) => announcements.list(context))
  mount('createAnnouncement', async (context, { body }) => new Answer(201, await announcements.create(context, body)))
  mount('saveAnnouncement', (context, { params, body }) => announcements.save(context, params.id, body.changes))
  mount('publishAnnouncement', (context, { params }) => announcements.change(context, params.id, 'publish'))
  mount('unpublishAnnouncement', (context, { params }) => announcements.change(context, params.id, 'unpublish'))
  mount('binAnnouncement', (context, { params }) => announcements.change(context, params.id, 'bin'))
  mount('restoreAnnouncement', (context, { params }) => announcements.change(context, params.id, 'restore'))
}
