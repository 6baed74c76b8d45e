import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { useText } from '../i18n/text.ts'
import { PolicyText } from './policy-text.tsx'
import { useTerms } from './use-terms.ts'

/** The terms, or a placeholder while loading. */
export function TermsText() {
  const t = useText()
  const { data: terms, isError, isFetching, refetch } = useTerms()
  if (terms) return <PolicyText html={terms.policyHtml} />
  if (!isError) return <Skeleton height="16rem" />
  return (
    <ErrorState
      busy={isFetching}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      title={t('consent.loadFailed')}
    />
  )
}
