import { useQuery } from '@tanstack/react-query'
import { isLatestTermsAccepted } from '@upbeat/rules/consent/consent'
import { termsChecked } from '@upbeat/rules/tenant/terms-checked'
import { lazy, Suspense } from 'react'
import { useSignedIn } from '../auth/auth-store.ts'
import { userConsentsQuery } from '../auth/queries.ts'
import { useTenant } from '../tenant/tenant-store.ts'

const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }))
const UnknownTerms = lazy(async () => ({ default: (await import('./unknown-terms.tsx')).UnknownTerms }))

/**
 * Blocks every page for a member who has not accepted the current terms (CONS-01, CONS-05, CONS-08). A line at the top says if the answer
 * couldn't be loaded.
 */
export function TermsGate() {
  const tenant = useTenant()
  const asked = useSignedIn() && termsChecked(tenant)
  const { data: consents, errorUpdateCount, isFetching, refetch } = useQuery({ ...userConsentsQuery(), enabled: asked })
  // A failed query is pending while it is retried; the answer is still unknown then.
  if (!asked || (!consents && errorUpdateCount === 0) || (consents && isLatestTermsAccepted(consents))) return null
  return (
    <Suspense fallback={null}>
      {consents ? <TermsDialog /> : <UnknownTerms busy={isFetching} onRetry={() => void refetch()} />}
    </Suspense>
  )
}
