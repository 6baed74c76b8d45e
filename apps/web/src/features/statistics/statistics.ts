import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { analytics } from '../../lib/analytics.ts'
import { openAnalyticsFrame } from '../../lib/analytics-frame.ts'
import { localStore } from '../../lib/storage.ts'
import { createArea } from '../../lib/store-area.ts'
import { getTenant } from '../tenant/tenant-store.ts'

/** Whether the consent question is shown. */
export const useStatistics = createArea('statistics', { asking: false })

/** Starts analytics, or waits for consent if the club requires it (`analyticsConsent`). */
export function startStatistics(tenant: TenantConfig): void {
  const { analyticsConsent } = tenant
  if (analyticsConsent) followOtherTabs()
  const answer = localStore.get('statistics')
  if (!analyticsConsent || answer === 'allowed') {
    loadScript(tenant)
    return
  }
  analytics.hold()
  if (answer === null) askForStatistics()
}

export function askForStatistics(): void {
  useStatistics.setState({ asking: true })
}

/** Withdrawing consent stops events at once, in every tab; a loaded script stays until the next page. */
export function answerStatistics(allowed: boolean): void {
  const before = localStore.get('statistics')
  localStore.set('statistics', allowed ? 'allowed' : 'refused')
  follow(allowed, before === 'allowed')
}

/** Storage events only reach the browser's other tabs. */
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
    loadScript(getTenant())
  }
}

/** Without a script nothing external is requested (ANAL-06). */
function loadScript({ tenantID, localytics }: TenantConfig): void {
  if (localytics.url) openAnalyticsFrame(tenantID)
}
