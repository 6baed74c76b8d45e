/** Holds a screen wake lock while the class plays, if supported; the browser releases it whenever the page is hidden. */
export function keepAwake(media: HTMLMediaElement, signal: AbortSignal): void {
  if (!('wakeLock' in navigator)) return
  let lock: WakeLockSentinel | undefined
  // Two concurrent requests would leave one lock unreleased.
  let asking = false

  const isWanted = () => !signal.aborted && !media.paused && document.visibilityState === 'visible'
  const hold = async () => {
    if (asking || !isWanted() || (lock && !lock.released)) return
    asking = true
    // May be rejected, e.g. by a battery saver; the class plays without it.
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
