import type { Command } from './match-commands.ts'

/** What one of the searches behind the palette has found. */
export type PaletteGroup = {
  title: string
  found: readonly Command[]
  isSearching?: boolean
  /** Why the search failed; null if it didn't. */
  error?: unknown
  retry?: () => void
}
