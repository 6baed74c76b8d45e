import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { useText } from '../i18n/text.ts'

export type FailedQuery = { isFetching: boolean; refetch: () => unknown }

/** Replaces a section that failed to load. */
export function FailedSection({ title, query }: { title: string; query: FailedQuery }) {
  return (
    <Section title={title}>
      <FailedList query={query} />
    </Section>
  )
}

/**
 * Replaces a list that failed to load; shows the error unless `title` is more specific. While offline it says so: the list is refetched
 * when the network returns (`refetchOnReconnect`).
 */
export function FailedList({ query, title }: { query: FailedQuery; title?: string | undefined }) {
  const t = useText()
  const isOnline = useOnline()
  return (
    <ErrorState
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
      retryLabel={t('common.retry')}
      text={isOnline ? undefined : t('shell.offlineHint')}
      title={isOnline ? (title ?? t('errors.classList')) : t('shell.offlineTitle')}
    />
  )
}
