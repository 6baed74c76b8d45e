/** How this page was loaded; undefined where the browser doesn't say. */
export function pageLoad(): PerformanceNavigationTiming | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load
}

/** Whether the page was opened by its address, neither reloaded nor gone back to. */
export function isOpenedAnew(): boolean {
  return pageLoad()?.type === 'navigate'
}
