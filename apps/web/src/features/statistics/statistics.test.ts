// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { analytics } from '../../lib/analytics.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { startStatistics, useStatistics } from './statistics.ts'

const script = 'https://tags.example/pulse.js'

beforeEach(() => localStorage.clear())

/** Whether events are sent. */
function isGathering(): boolean {
  const before = window.dataLayer?.length ?? 0
  analytics.track('play')
  return (window.dataLayer?.length ?? 0) > before
}

function answerElsewhere(newValue: string, oldValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key: 'statistics', newValue, oldValue }))
}

it('follows an answer given in another tab', async () => {
  const tenant = makeTenant({ analyticsConsent: true, localytics: { url: script } })
  setTenant(tenant)
  startStatistics(tenant)
  expect([useStatistics.getState().asking, isGathering()]).toEqual([true, false])
  answerElsewhere('allowed', null)
  expect([useStatistics.getState().asking, isGathering()]).toEqual([false, true])
  await vi.waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(1))
  answerElsewhere('refused', 'allowed')
  expect(isGathering()).toBe(false)
})
