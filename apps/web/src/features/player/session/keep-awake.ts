/** Keeps the screen on while the class plays, where the browser can; it lets go of the screen whenever the page is hidden. */
export function keepAwake(media: HTMLMediaElement, signal: AbortSignal): void {
  if (!('wakeLock' in navigator)) return
  let lock: WakeLockSentinel | undefined

  const hold = async () => {
    if (signal.aborted || media.paused || document.visibilityState !== 'visible' || (lock && !lock.released)) return
    // A battery saver may refuse; then the screen does as it likes.
    const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (signal.aborted || media.paused) void taken?.release()
    else lock = taken
  }
  const release = () => {
    void lock?.release()
    lock = undefined
  }
  media.addEventListener('playing', hold, { signal })
  document.addEventListener('visibilitychange', hold, { signal })
  for (const type of ['pause', 'ended', 'emptied']) media.addEventListener(type, release, { signal })
  signal.addEventListener('abort', release)
  void hold()
}
