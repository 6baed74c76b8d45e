/** The audience of an announcement. */
export const announcementAudiences = ['everyone', 'members', 'visitors'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** An announcement as sent to a page, in the reader's language. */
export type ShownAnnouncement = {
  id: string
  /** Identifies the version: an announcement with a new text is shown again to readers who dismissed the old one. */
  version: number
  text: string
  audience: AnnouncementAudience
  /** Epoch milliseconds; null if open-ended. */
  until: number | null
}

/** Whether `now` is between its start and end. */
export function isDue({ from, until }: { from: number | null; until: number | null }, now: number): boolean {
  return (from === null || from <= now) && (until === null || now < until)
}

/** Whether the reader is in its audience. */
export function isFor(audience: AnnouncementAudience, reader: { isMember: boolean }): boolean {
  return audience === 'everyone' || (audience === 'members') === reader.isMember
}
