import { savesData } from './saves-data.ts'

/** Whether nothing should play by itself: reduced motion, or the browser's data saver. */
export function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()
}
