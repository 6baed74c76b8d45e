import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { useText } from '../i18n/text.ts'

export type FailedQuery = { isFetching: boolean; refetch: () => unknown }

/** In place of a section that could not be loaded. */
export function FailedSection({ title, query }: { title: string; query: FailedQuery }) {
  return (
    <Section title={title}>
      <FailedList query={query} />
    </Section>
  )
}

/** In place of a list that could not be loaded; what failed is said unless `title` says it better. */
export function FailedList({ query, title }: { query: FailedQuery; title?: string | undefined }) {
  const t = useText()
  return (
    <ErrorState
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
      retryLabel={t('common.retry')}
      title={title ?? t('errors.classList')}
    />
  )
}
