import { useQuery } from '@tanstack/react-query'
import { isLatestTermsAccepted } from '@upbeat/rules/consent/consent'
import { lazy, Suspense } from 'react'
import { useSignedIn } from '../auth/auth-store.ts'
import { userConsentsQuery } from '../auth/queries.ts'
import { termsChecked } from '../tenant/flags.ts'
import { useTenant } from '../tenant/tenant-store.ts'

const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }))

/** Stands before every page of a member who has not accepted the latest terms (CONS-01, CONS-05, CONS-08). */
export function TermsGate() {
  const tenant = useTenant()
  const asked = useSignedIn() && termsChecked(tenant)
  const { data: consents } = useQuery({ ...userConsentsQuery(), enabled: asked })
  if (!asked || !consents || isLatestTermsAccepted(consents)) return null
  return (
    <Suspense fallback={null}>
      <TermsDialog />
    </Suspense>
  )
}
