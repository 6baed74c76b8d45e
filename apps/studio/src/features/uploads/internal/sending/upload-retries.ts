/** Retry delays in milliseconds; after the last one it retries every thirty seconds while the page is open. */
export const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, ...Array<number>(240).fill(30_000)]

/** Whether the network or the server is away, or asks for patience, so that the same request may succeed later. */
export function isPassing(status: number): boolean {
  return isAway(status) || status === 409 || status === 423 || status === 429
}

export function isAway(status: number): boolean {
  return status === 0 || (status >= 500 && status !== 507)
}

/** Repeats a call until the server answers. @throws ApiError if it refuses; the signal's reason once that aborts */
export async function untilAnswered<Result>(
  call: () => Promise<Result>,
  { signal, onAway }: { signal: AbortSignal; onAway: () => void },
): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await call()
    } catch (error) {
      signal.throwIfAborted()
      const { status } = error as { status?: number }
      if (status === undefined || !(isAway(status) || status === 429)) throw error
      if (isAway(status)) onAway()
      await pause(tries, signal)
    }
  }
}

/** Waits before another try. */
export async function pause(tries: number, signal: AbortSignal): Promise<void> {
  const delay = retryDelays[Math.min(tries, retryDelays.length - 1)]
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
  signal.throwIfAborted()
}
