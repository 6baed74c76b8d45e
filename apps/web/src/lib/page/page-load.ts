/** The navigation type of this page load; undefined if the browser doesn't report it. */
export function pageLoad(): PerformanceNavigationTiming | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load
}

/** Whether the page was opened by its URL, neither reloaded nor restored by back/forward. */
export function isOpenedAnew(): boolean {
  return pageLoad()?.type === 'navigate'
}
