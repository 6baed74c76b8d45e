/** The router's key of every entry of the history that was come to by its address, and not from within the app. */
export const firstEntry = 'default'

/** Whether this page was come to by its address: what the tab keeps under `firstEntry` is then of another page. */
export function isEnteredAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}
