import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'

/** The member's favourite classes. */
export const favouritesQuery = () =>
  queryOptions({
    queryKey: ['favourites'],
    queryFn: async ({ signal }) => normaliseClasses(await api('listFavourites', { signal })),
  })
