import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import type { StudioReply } from '../../lib/api/create-studio-api.ts'

export type StorageFigures = StudioReply<'getStorage'>
export type StoredVideo = StorageFigures['classes'][number]

export const storageQuery = queryOptions({ queryKey: ['storage'], queryFn: () => api('getStorage') })
