import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'

/** The first part of the keys must match the server's events. */
export const discountsQuery = queryOptions({ queryKey: ['code', 'discounts'], queryFn: () => api('listDiscounts') })
export const batchesQuery = queryOptions({ queryKey: ['code', 'batches'], queryFn: () => api('listCodeBatches') })
