import { tenantExample } from '@upbeat/contract/examples/tenant-example'
import { expect, it, vi } from 'vitest'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { createPublicTenant } from './public-tenant.ts'

it('leaves out what the club has to show if it can’t be read, and logs why', async () => {
  const err = new Error('no database')
  const log = { error: vi.fn() }
  const publicTenant = createPublicTenant({
    publicConfig: () => tenantExample,
    catalogues: { contentsFor: () => Promise.reject(err) },
    log,
  })
  expect(await publicTenant({ id: 't', name: 'pulse' } as Tenant, 'https://club.example')).toEqual(tenantExample)
  expect(log.error).toHaveBeenCalledWith({ err, tenant: 'pulse' }, expect.any(String))
})
