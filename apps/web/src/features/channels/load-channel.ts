import { ApiError } from '@upbeat/client/api-error.ts'
import { replace } from 'react-router'
import { queryClient } from '../../lib/api/query-client.ts'
import { paths } from '../../lib/paths.ts'
import { loadMetadata } from '../classes/load-metadata.ts'
import { channelClassesQuery } from './queries.ts'

/**
 * Loads a channel's first page before its screen renders. An unknown channel redirects to Home (CHAN-11); the screen reports other
 * failures.
 */
export async function loadChannel(channelTag: string): Promise<void> {
  const query = channelClassesQuery(channelTag)
  await Promise.all([queryClient.prefetchInfiniteQuery(query), loadMetadata()])
  const { error } = queryClient.getQueryState(query.queryKey) ?? {}
  if (error instanceof ApiError && error.status === 404) throw replace(paths.home)
}
