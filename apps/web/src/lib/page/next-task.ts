/** Resolves in another task where the browser can yield, so that it can draw and react to a tap before the work goes on; otherwise in this one. */
export async function nextTask(): Promise<void> {
  await globalThis.scheduler?.yield?.()
}
