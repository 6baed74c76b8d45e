import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'

/** The club's products. */
export const productsQuery = () =>
  queryOptions({ queryKey: ['products'], queryFn: ({ signal }) => api('listProducts', { signal }) })
