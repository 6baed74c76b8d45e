import { announcementAudiences } from '@upbeat/rules/announcements/announcement'
import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true }).nullable()

export const AnnouncementFields = z.object({
  /** By language. A language without a text uses the main language's. */
  texts: z.record(z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/), z.string().trim().min(1).max(300)),
  from: Moment,
  until: Moment,
  audience: z.enum(announcementAudiences),
})
export type AnnouncementFields = z.infer<typeof AnnouncementFields>

export const Announcement = z
  .object({
    id: z.string(),
    fields: AnnouncementFields,
    state: z.enum(publishingStates),
    /** Whether the draft differs from the published version. */
    hasChanges: z.boolean(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'Announcement' })
export type Announcement = z.infer<typeof Announcement>
