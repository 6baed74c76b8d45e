import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'

/** CSS pixels: the width of the details next to the picture, and the minimum window width for that. */
const sheet = { width: 420, from: 1100 } as const

/** The scale of the picture next to the details, 0 to 1; `null` if the window is too narrow. */
export function useShareBeside(): number | null {
  const width = useWindowWidth()
  return width >= sheet.from ? (width - sheet.width) / width : null
}
