import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** The languages of the club's members' app, main language first. */
export const textLanguagesQuery = queryOptions({
  queryKey: ['texts', 'languages'],
  queryFn: () => api('listTextLanguages'),
})
