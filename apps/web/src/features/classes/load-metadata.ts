import type { Metadata } from '@upbeat/contract/entities/metadata'
import { queryClient } from '../../lib/api/query-client.ts'
import { logWarning } from '../../lib/log.ts'
import { metadataQuery } from './metadata-query.ts'

/**
 * Loads categories and filters for pages whose layout depends on them, so that nothing shifts later. `null` on failure; the page reports it
 * from its own query.
 */
export async function loadMetadata(): Promise<Metadata | null> {
  return queryClient.ensureQueryData(metadataQuery()).catch((error) => {
    logWarning('The categories could not be loaded', error)
    return null
  })
}
