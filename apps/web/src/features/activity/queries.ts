import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'

/** The member's activities, newest first (D-41). */
export const recentActivityQuery = () =>
  queryOptions({ queryKey: ['recentActivity'], queryFn: ({ signal }) => api('listActivity', { signal }) })

/** The member's position in each class, last watched first. */
export const playheadsQuery = () =>
  queryOptions({ queryKey: ['playheads'], queryFn: ({ signal }) => api('listPlayheads', { signal }) })

/** The same for the member's week, whose place on a page is left empty if it can't be loaded at once. */
export const weekQuery = () => queryOptions({ ...recentActivityQuery(), retry: false })
