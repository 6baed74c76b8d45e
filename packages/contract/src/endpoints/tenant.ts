import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantConfig } from '../entities/tenant-config.ts'

export const tenantEndpoints = {
  getTenant: endpoint('getTenant', {
    params: z.object({ name: z.string().min(1).max(100) }),
    replies: { 200: TenantConfig },
    errors: ['notFound'],
  }),
}
