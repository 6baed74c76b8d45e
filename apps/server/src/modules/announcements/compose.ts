import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Publishing } from '../publishing/service.ts'
import { createAnnouncementService, createAnnouncementsOf } from './announcement-service.ts'
import { mountAnnouncements } from './routes.ts'

type Parts = Pick<Platform, 'db' | 'makeId'> & Pick<Http, 'studioMount'> & { publishing: Publishing }

export function composeAnnouncements({ db, makeId, studioMount, publishing }: Parts) {
  mountAnnouncements(studioMount, { announcements: createAnnouncementService({ publishing, db, makeId }) })
  return { announcementsOf: createAnnouncementsOf(db) }
}
