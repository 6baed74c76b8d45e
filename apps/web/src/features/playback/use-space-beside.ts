import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'

/** CSS pixels: the width of the details next to the picture, and the minimum window width for that. */
const sheet = { width: 420, from: 1100 } as const

/** The width in CSS pixels of the details next to the picture; `null` if the window is too narrow. */
export function useSpaceBeside(): number | null {
  return useWindowWidth() >= sheet.from ? sheet.width : null
}
