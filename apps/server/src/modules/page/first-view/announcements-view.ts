import { isFor, type ShownAnnouncement } from '@upbeat/rules/announcements/announcement'
import { escapeHtml } from '../escape-html.ts'

/** A reader's announcements, which push the page down. The script of the first calls removes the dismissed ones. */
export function announcementsView(announcements: readonly ShownAnnouncement[], isMember: boolean): string {
  return announcements
    .filter(({ audience }) => isFor(audience, { isMember }))
    .map(({ id, version, text }) => {
      const mark = escapeHtml(`${id} ${version}`)
      return `<div class="announcement" data-mark="${mark}" aria-hidden="true"><p dir="auto">${escapeHtml(text)}</p></div>`
    })
    .join('')
}
