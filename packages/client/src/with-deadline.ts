/** Runs `work` with a signal that aborts with the caller's or after `limitMs`. `AbortSignal.any` is not in every supported browser. */
export async function withDeadline<T>(
  limitMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const leave = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), limitMs)
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}
