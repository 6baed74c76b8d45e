import { useQuery } from '@tanstack/react-query'
import { isLatestTermsAccepted } from '@upbeat/rules/consent/consent'
import { termsChecked } from '@upbeat/rules/tenant/switches'
import { lazy, Suspense } from 'react'
import { useSignedIn } from '../auth/auth-store.ts'
import { userConsentsQuery } from '../auth/queries.ts'
import { useTenant } from '../tenant/tenant-store.ts'

const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }))
const UnknownTermsDialog = lazy(async () => ({
  default: (await import('./unknown-terms-dialog.tsx')).UnknownTermsDialog,
}))

/**
 * Stands before every page of a member who has not accepted the latest terms, or of whom that could not be learnt (CONS-01,
 * CONS-05, CONS-08).
 */
export function TermsGate() {
  const tenant = useTenant()
  const asked = useSignedIn() && termsChecked(tenant)
  const { data: consents, errorUpdateCount, isFetching, refetch } = useQuery({ ...userConsentsQuery(), enabled: asked })
  // A query that failed counts as pending while it asks again; what was not learnt before is not known then either.
  if (!asked || (!consents && errorUpdateCount === 0) || (consents && isLatestTermsAccepted(consents))) return null
  return (
    <Suspense fallback={null}>
      {consents ? <TermsDialog /> : <UnknownTermsDialog busy={isFetching} onRetry={() => void refetch()} />}
    </Suspense>
  )
}
