import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { eventCardSize } from '@upbeat/rules/constants'
import { escapeHtml } from '../escape-html.ts'
import { pictureFrame } from './picture-frame.ts'

export type ScheduleWords = {
  title: string
  text: string
  /** The label of the button next to the title. */
  action: string
  /** Whether the page has tabs. */
  hasTabs: boolean
}

/** The head of the live schedule, and the picture of its first event. Whose day that is depends on the time zone. */
export function scheduleView({ title, text, action, hasTabs }: ScheduleWords): string {
  const words = `<div class="first-head"><h1>${escapeHtml(title)}</h1><p dir="auto">${escapeHtml(text)}</p></div>`
  const head = `<div class="first-row">${words}<span class="first-action">${escapeHtml(action)}</span></div>`
  const events = `<h2>&nbsp;</h2><div class="first-events">${pictureFrame}</div>`
  return `<div class="first-view" data-view="schedule"${hasTabs ? ' data-tabs' : ''} aria-hidden="true">${head}${events}</div>`
}

/** The club's number of events per row on wide windows (LIVE-34). */
export function scheduleStyle({ EventCardSize }: Partial<Pick<TenantConfig, 'EventCardSize'>>): string {
  return `.first-events{--event-columns:${EventCardSize || eventCardSize}}`
}
