import { describe, expect, it } from 'vitest'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'
import { hashSource } from './content-security-policy.ts'
import { statisticsFrame } from './statistics-frame.ts'

const settings = TenantSettings.parse({ contentOrigins: ['https://*.collect.example'] })
const tenant = { config: { connectBase: null }, settings } as Tenant

describe('the frame of a club’s analytics script', () => {
  it('has an opaque origin, and loads from and sends to named origins only', () => {
    const { policy } = statisticsFrame(tenant, 'https://tags.example/a.js?id=1')
    const directives = policy.split('; ')
    expect(directives).toContain('sandbox allow-scripts')
    expect(directives).toContain("default-src 'none'")
    expect(directives).toContain('connect-src https://tags.example https://*.collect.example')
    expect(policy).not.toContain("'self'")
  })

  it('runs its own receiver and the club’s script, and nothing injected by a URL', () => {
    const { html, policy } = statisticsFrame(tenant, 'https://tags.example/"></script><script>alert(1)</script>')
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    expect(scripts).toHaveLength(2)
    expect(policy).toContain(hashSource(scripts[0]?.[2] ?? ''))
    expect(scripts[1]?.[2]).toBe('')
    expect(statisticsFrame(tenant, 'javascript:alert(1)').policy).toMatch(/script-src 'sha256-[^']+' ;/)
  })
})
