import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** The languages that the club's members can choose, the main one first. */
export const textLanguagesQuery = queryOptions({
  queryKey: ['texts', 'languages'],
  queryFn: () => api('listTextLanguages'),
})
