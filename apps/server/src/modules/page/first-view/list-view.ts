import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { escapeHtml } from '../escape-html.ts'
import { firstCards } from '../first-calls.ts'
import { pictureFrame } from './picture-frame.ts'

export type ListWords = { title: string; text: string }
type Club = Partial<Pick<TenantConfig, 'cardVersion'>>

/** The head of the list of classes, and its first cards' pictures. */
export function listView(club: Club, { title, text }: ListWords): string {
  const layout = club.cardVersion === 0.1 ? 'over' : 'below'
  const head = `<div class="first-head"><h1>${escapeHtml(title)}</h1><p dir="auto">${escapeHtml(text)}</p></div>`
  const cards = `<div class="first-cards" data-layout="${layout}">${pictureFrame.repeat(firstCards)}</div>`
  return `<div class="first-view" data-view="list" aria-hidden="true">${head}${cards}</div>`
}
