import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { isFor, type ShownAnnouncement } from '@upbeat/rules/announcements/announcement'
import { oneClassLeads } from '@upbeat/rules/tenant/home-parts'
import { escapeHtml } from '../escape-html.ts'

type Club = Partial<Pick<TenantConfig, 'cardVersion' | 'homeStart'>>

/**
 * The frame of the class of the day, in which the app keeps showing it until the class itself has loaded. The picture
 * has no source: on a phone that depends on the window's width, so the script of the first calls sets it.
 */
export function homeView(club: Club): string {
  const alone = oneClassLeads(club) ? ' data-alone' : ''
  const layout = club.cardVersion === 0.1 ? 'over' : 'below'
  const frame = '<span class="first-picture"><img alt="" fetchpriority="high" decoding="sync"></span>'
  return `<div class="first-view" data-view="home" aria-hidden="true"><div class="first-panel" data-layout="${layout}"${alone}>${frame}</div></div>`
}

/** The member's announcements, which push the page down. The script of the first calls removes the dismissed ones. */
export function announcementsView(announcements: readonly ShownAnnouncement[]): string {
  return announcements
    .filter(({ audience }) => isFor(audience, { isMember: true }))
    .map(({ id, version, text }) => {
      const mark = escapeHtml(`${id} ${version}`)
      return `<div class="first-view-announcement" data-mark="${mark}" aria-hidden="true"><p dir="auto">${escapeHtml(text)}</p></div>`
    })
    .join('')
}
