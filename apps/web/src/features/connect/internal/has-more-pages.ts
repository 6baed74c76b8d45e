import type { RecordingPage } from './recording-page.ts'

/**
 * Whether there is another page (LIVE-35). False if a page has nothing new: a provider without paging would otherwise be queried forever.
 */
export function hasMorePages(pages: readonly RecordingPage[]): boolean {
  const last = pages.at(-1)
  if (!last || last.recordsLeft <= 0) return false
  const known = new Set(pages.slice(0, -1).flatMap(({ ids }) => ids))
  return last.ids.some((id) => !known.has(id))
}
