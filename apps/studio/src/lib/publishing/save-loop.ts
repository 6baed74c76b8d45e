/**
 * Calls `send`, one call at a time, until it has nothing left to send. Input during a call is sent by the loop that runs already.
 * @param send Returns whether more can be sent.
 */
export function createSaveLoop(send: () => Promise<boolean>): (more: 'once' | 'all') => Promise<void> {
  let running: Promise<void> | null = null
  /** Whether input during a call is sent after it: `all` until none is left. */
  let next: 'none' | 'once' | 'all' = 'none'

  async function run() {
    let isGoingOn = true
    while (isGoingOn) {
      if (next === 'once') next = 'none'
      isGoingOn = (await send()) && next !== 'none'
    }
  }

  return (more) => {
    if (next !== 'all') next = more
    running ??= run().finally(() => {
      running = null
      next = 'none'
    })
    return running
  }
}
