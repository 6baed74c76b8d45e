import type { SegmentStore } from './store/segment-store.ts'

/** What was recorded earlier before the start is deleted. Milliseconds. */
export const rehearsalMs = 30 * 60_000
/** How much of it staff see meanwhile. Milliseconds. */
const shownMs = 60_000

/** Deletes what was sent long before a class starts, which nobody but staff may see and which isn't part of it. */
export async function keepRehearsal(store: Pick<SegmentStore, 'forget'>, asset: string, startsAt: number, now: number) {
  if (now < startsAt) await store.forget(asset, Math.min(startsAt - rehearsalMs, now - shownMs))
}
