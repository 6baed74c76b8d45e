import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'

/** The key must match the server's events. */
export const plansQuery = queryOptions({ queryKey: ['plan'], queryFn: () => api('listPlans') })
