import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** What the club sells. */
export const productsQuery = () =>
  queryOptions({ queryKey: ['products'], queryFn: ({ signal }) => api('listProducts', { signal }) })
