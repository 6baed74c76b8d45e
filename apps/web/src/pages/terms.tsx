import { consentsQuery } from '../features/auth/queries.ts'
import { TermsScreen } from '../features/consent/terms-screen.tsx'
import { queryClient } from '../lib/query-client.ts'

/** How long the terms are nobody knows beforehand: what stands below them would move when they come. */
export async function loader() {
  await queryClient.prefetchQuery(consentsQuery())
  return null
}

export function Component() {
  return <TermsScreen />
}
