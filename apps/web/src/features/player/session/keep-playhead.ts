import { savePlayhead } from '../../activity/save-playhead.ts'

/** Milliseconds between two saves while the page stays: a member who loses the tab loses no more. */
const saveEvery = 5000

/** Saves how far the member got: as it plays, after a pause, at the end, and when the page or the player goes away. */
export function keepPlayhead(
  media: HTMLMediaElement,
  tag: string,
  signal: AbortSignal,
  now = () => performance.now(),
): void {
  let savedAt = Number.NEGATIVE_INFINITY
  let saved: number | null = null
  // The element forgets its position when its engine ends, which may be before the last save.
  let last: { position: number; duration: number } | null = null

  let waiting: number | undefined

  const save = () => {
    window.clearTimeout(waiting)
    waiting = undefined
    if (!last || Math.round(last.position) === saved) return
    saved = Math.round(last.position)
    savedAt = now()
    void savePlayhead(tag, last.position, last.duration)
  }
  const follow = () => {
    const { currentTime, duration, paused } = media
    if (!Number.isFinite(duration) || (paused && !last)) return
    last = { position: currentTime, duration }
    if (now() - savedAt >= saveEvery) save()
  }
  // Who pauses and plays in turn is not saved each time.
  const saveSoon = () => {
    waiting ??= window.setTimeout(save, Math.max(0, savedAt + saveEvery - now()))
  }
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') save()
  }
  media.addEventListener('timeupdate', follow, { signal })
  media.addEventListener('pause', saveSoon, { signal })
  media.addEventListener('ended', save, { signal })
  window.addEventListener('pagehide', save, { signal })
  document.addEventListener('visibilitychange', saveWhenHidden, { signal })
  signal.addEventListener('abort', save)
}
