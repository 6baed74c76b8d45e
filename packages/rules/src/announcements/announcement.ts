/** Whom an announcement is for. */
export const announcementAudiences = ['everyone', 'members', 'visitors'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** What a page is told of an announcement, in the reader's language. */
export type ShownAnnouncement = {
  id: string
  /** Of its version: an announcement with another text is shown to those who dismissed it before. */
  version: number
  text: string
  audience: AnnouncementAudience
  /** Epoch milliseconds; null without an end. */
  until: number | null
}

/** Whether it is time for it. */
export function isDue({ from, until }: { from: number | null; until: number | null }, now: number): boolean {
  return (from === null || from <= now) && (until === null || now < until)
}

/** Whether it is for this reader. */
export function isFor(audience: AnnouncementAudience, reader: { isMember: boolean }): boolean {
  return audience === 'everyone' || (audience === 'members') === reader.isMember
}
