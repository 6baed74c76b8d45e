/**
 * Reserves sending an event for this tab. Resolves to a function that gives it back, or null if another tab of this browser has it.
 */
export async function holdTab(eventId: string): Promise<(() => void) | null> {
  // Only in secure contexts, as cameras are.
  if (!navigator.locks) return () => {}
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`broadcast ${eventId}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null)
        const { promise, resolve: release } = Promise.withResolvers<void>()
        resolve(release)
        return promise
      })
      .catch(reject)
  })
}
