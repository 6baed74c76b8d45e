/** Keeps the screen on while the class plays, where the browser can; it lets go of the screen whenever the page is hidden. */
export function keepAwake(media: HTMLMediaElement, signal: AbortSignal): void {
  if (!('wakeLock' in navigator)) return
  let lock: WakeLockSentinel | undefined
  // Two asked for at once would leave one that nobody lets go of.
  let asking = false

  const isWanted = () => !signal.aborted && !media.paused && document.visibilityState === 'visible'
  const hold = async () => {
    if (asking || !isWanted() || (lock && !lock.released)) return
    asking = true
    // A battery saver may refuse; then the screen does as it likes.
    const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
    asking = false
    if (isWanted()) lock = taken
    else void taken?.release()
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
