import { consentsQuery } from '../features/auth/queries.ts'
import { TermsScreen } from '../features/consent/terms-screen.tsx'
import { queryClient } from '../lib/api/query-client.ts'

/** Awaited: the length of the terms is unknown, and content below them would shift when they load. */
export async function loader() {
  await queryClient.prefetchQuery(consentsQuery())
  return null
}

export function Component() {
  return <TermsScreen />
}
