import { z } from 'zod'
import { Announcement, AnnouncementFields } from '../entities/announcement.ts'
import { FieldConflict } from '../entities/class.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const params = z.object({ id: z.uuid() })
const Change = z.object({ field: AnnouncementFields.keyof(), base: z.json(), value: z.json() })

export const announcementsEndpoints = {
  listAnnouncements: studioEndpoint('listAnnouncements', { replies: { 200: z.array(Announcement) }, errors: [] }),
  createAnnouncement: studioEndpoint('createAnnouncement', {
    body: AnnouncementFields,
    replies: { 201: Announcement },
    errors: [],
  }),
  saveAnnouncement: studioEndpoint('saveAnnouncement', {
    params,
    body: z.object({ changes: z.array(Change).min(1).max(10) }),
    replies: { 200: z.object({ announcement: Announcement, conflicts: z.array(FieldConflict) }) },
    errors: ['notFound', 'notAllowedNow'],
  }),
  publishAnnouncement: studioEndpoint('publishAnnouncement', {
    params,
    replies: { 200: Announcement },
    errors: ['notFound', 'notAllowedNow', 'notPublishable'],
  }),
  unpublishAnnouncement: studioEndpoint('unpublishAnnouncement', {
    params,
    replies: { 200: Announcement },
    errors: ['notFound', 'notAllowedNow'],
  }),
  binAnnouncement: studioEndpoint('binAnnouncement', {
    params,
    replies: { 200: Announcement },
    errors: ['notFound', 'notAllowedNow'],
  }),
  restoreAnnouncement: studioEndpoint('restoreAnnouncement', {
    params,
    replies: { 200: Announcement },
    errors: ['notFound', 'notAllowedNow'],
  }),
}
