/** What the look shows up in: four pages of the members' app, an email, and what the logo becomes. */
export const pages = ['landing', 'home', 'classes', 'player', 'email', 'logo'] as const
export type Page = (typeof pages)[number]

/** The link of a preview, leading to another page. */
export function pathOf(page: Page, link: string, tag: string | null): string {
  const query = link.slice(link.indexOf('?'))
  if (page === 'player') return `/classes/${encodeURIComponent(tag ?? '')}${query}`
  return `${page === 'landing' ? '/' : `/${page}`}${query}`
}
