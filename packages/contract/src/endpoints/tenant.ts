import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PublicTenant } from '../entities/public-tenant.ts'

export const tenantEndpoints = {
  getTenant: endpoint('getTenant', {
    params: z.object({ name: z.string().min(1).max(100) }),
    replies: { 200: PublicTenant },
    errors: ['notFound'],
  }),
}
