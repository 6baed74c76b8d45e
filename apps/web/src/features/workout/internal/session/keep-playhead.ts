import { saveBeforeReading, savePlayhead } from '../../../activity/save-playhead.ts'

/** Milliseconds between saves, the most that is lost if the tab crashes. */
const saveEvery = 5000

/** Saves the playback position: during playback, after a pause, at the end, and when the page or the player closes. */
export function keepPlayhead(
  media: HTMLMediaElement,
  { tag, onGone, now = () => performance.now() }: Parts,
  signal: AbortSignal,
): void {
  let savedAt = Number.NEGATIVE_INFINITY
  let saved: number | null = null
  // The element loses its position when its engine is destroyed, which may be before the last save.
  let last: { position: number; duration: number } | null = null

  let waiting: number | undefined

  const save = () => {
    window.clearTimeout(waiting)
    waiting = undefined
    if (!last || Math.round(last.position) === saved) return
    saved = Math.round(last.position)
    savedAt = now()
    void savePlayhead(tag, last, signal.aborted ? undefined : onGone)
  }
  const follow = () => {
    const { currentTime, duration, paused } = media
    if (!Number.isFinite(duration) || (paused && !last)) return
    last = { position: currentTime, duration }
    if (now() - savedAt >= saveEvery) save()
  }
  // Rapid pausing and playing doesn't save each time.
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
  saveBeforeReading(save, signal)
}

type Parts = {
  tag: string
  /** The server has no such class any more. */
  onGone: () => void
  now?: () => number
}
