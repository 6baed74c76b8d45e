/** Keeps the screen on until the returned function is called, where the browser can. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  async function request() {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    // Refused in battery saver.
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (isOver) void lock?.release()
  }
  // The browser releases it when the page is hidden.
  const onVisible = () => void request()
  document.addEventListener('visibilitychange', onVisible)
  void request()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', onVisible)
    void lock?.release()
  }
}
