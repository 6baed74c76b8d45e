import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { analytics, loadAnalyticsScript } from '../../lib/analytics.ts'
import { localStore } from '../../lib/storage.ts'
import { createArea } from '../../lib/store-area.ts'
import { getTenant } from '../tenant/tenant-store.ts'

/** Whether who looks at the page has the question before them. */
export const useStatistics = createArea('statistics', { asking: false })

/** Begins to gather what happens, or, where the club asks first (`analyticsConsent`), waits for a yes. */
export function startStatistics({ analyticsConsent, localytics }: TenantConfig): void {
  const answer = localStore.get('statistics')
  if (!analyticsConsent || answer === 'allowed') {
    loadAnalyticsScript(localytics.url)
    return
  }
  analytics.hold()
  if (answer === null) askForStatistics()
}

export function askForStatistics(): void {
  useStatistics.setState({ asking: true })
}

/** A no counts at once, also where there was a yes before; a script that is loaded goes with the next page. */
export function answerStatistics(allowed: boolean): void {
  const before = localStore.get('statistics')
  localStore.set('statistics', allowed ? 'allowed' : 'refused')
  useStatistics.setState({ asking: false })
  if (!allowed) analytics.hold()
  else if (before !== 'allowed') {
    analytics.goOn()
    loadAnalyticsScript(getTenant().localytics.url)
  }
}
