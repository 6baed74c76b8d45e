import { escapeHtml } from '../escape-html.ts'

export type HeadWords = {
  title: string
  text: string | null
  /** Whether the links between the member's own pages are above it. */
  hasTabs: boolean
}

/** The head of a page whose first pictures have no place that the server knows. */
export function headView({ title, text, hasTabs }: HeadWords): string {
  const paragraph = text ? `<p dir="auto">${escapeHtml(text)}</p>` : ''
  const head = `<div class="first-head"><h1><bdi>${escapeHtml(title)}</bdi></h1>${paragraph}</div>`
  return `<div class="first-view" data-view="head"${hasTabs ? ' data-tabs' : ''} aria-hidden="true">${head}</div>`
}
