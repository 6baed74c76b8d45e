import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'

export const clubExportQuery = queryOptions({ queryKey: ['clubExport'], queryFn: () => api('getClubExport') })
