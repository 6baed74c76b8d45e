import type { RecordingPage } from './recording-page.ts'

/**
 * Whether there is a page after these (LIVE-35). A provider that says so but names nothing new, as one does that doesn't know pages, would
 * be asked for ever.
 */
export function hasMorePages(pages: readonly RecordingPage[]): boolean {
  const last = pages.at(-1)
  if (!last || last.recordsLeft <= 0) return false
  const known = new Set(pages.slice(0, -1).flatMap(({ ids }) => ids))
  return last.ids.some((id) => !known.has(id))
}
