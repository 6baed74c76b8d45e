import { leaveFirstPage } from '@upbeat/ui/first-page.ts'
import { firstEntry } from '../lib/page/first-entry.ts'
import { installServiceWorker } from './install-service-worker.ts'
import { keepClockRight } from './keep-clock-right.ts'
import { keepTenantFresh } from './keep-tenant-fresh.ts'
import type { AppRouter } from './router.ts'
import { watchVersion } from './version-check.ts'

/** Starts what isn't needed for the first page. */
export function startLate(router: AppRouter, isPreview: boolean): void {
  router.subscribe(({ location }) => {
    if (location.key !== firstEntry) leaveFirstPage()
  })
  if ('startViewTransition' in document) void animatePages(router)
  void watchVersion(router)
  if (isPreview) return
  installServiceWorker()
  keepClockRight()
  keepTenantFresh()
}

async function animatePages(router: AppRouter): Promise<void> {
  const { turnPages } = await import('./turn-pages.ts')
  turnPages(router)
}
