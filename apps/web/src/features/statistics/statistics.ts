import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { analytics, loadAnalyticsScript } from '../../lib/analytics.ts'
import { localStore } from '../../lib/storage.ts'
import { createArea } from '../../lib/store-area.ts'
import { getTenant } from '../tenant/tenant-store.ts'

/** Whether who looks at the page has the question before them. */
export const useStatistics = createArea('statistics', { asking: false })

/** Begins to gather what happens, or, where the club asks first (`analyticsConsent`), waits for a yes. */
export function startStatistics({ analyticsConsent, localytics }: TenantConfig): void {
  if (analyticsConsent) followOtherTabs()
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

/** A no counts at once, also where there was a yes before, and in every tab; a script that is loaded goes with the next page. */
export function answerStatistics(allowed: boolean): void {
  const before = localStore.get('statistics')
  localStore.set('statistics', allowed ? 'allowed' : 'refused')
  follow(allowed, before === 'allowed')
}

/** The other tabs of this browser hear of an answer, the one it was given in doesn't. */
function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === 'statistics' && newValue !== null) follow(newValue === 'allowed', oldValue === 'allowed')
  })
}

function follow(allowed: boolean, wasAllowed: boolean): void {
  useStatistics.setState({ asking: false })
  if (!allowed) analytics.hold()
  else if (!wasAllowed) {
    analytics.goOn()
    loadAnalyticsScript(getTenant().localytics.url)
  }
}
