/** Resolves after so many milliseconds, or as soon as the browser is online again. */
export function waitForNetwork(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      window.removeEventListener('online', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    window.addEventListener('online', over)
  })
}
