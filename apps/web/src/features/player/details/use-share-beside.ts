import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'

/** CSS pixels: the width of the details beside the picture, and the window's width from which they lie there. */
const sheet = { width: 420, from: 1100 } as const

/** The share of its size that the picture keeps beside the details, 0 to 1; `null` where the window is too narrow for both. */
export function useShareBeside(): number | null {
  const width = useWindowWidth()
  return width >= sheet.from ? (width - sheet.width) / width : null
}
