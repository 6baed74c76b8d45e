import type { Metadata } from '@upbeat/contract/entities/metadata'
import { logWarning } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { metadataQuery } from './metadata-query.ts'

/**
 * The categories and filters, for pages whose shape depends on them: waiting for so little keeps the page from moving later.
 * `null` where they cannot be had; the page then shows its query's failure.
 */
export async function loadMetadata(): Promise<Metadata | null> {
  return queryClient.ensureQueryData(metadataQuery()).catch((error) => {
    logWarning('The categories could not be loaded', error)
    return null
  })
}
