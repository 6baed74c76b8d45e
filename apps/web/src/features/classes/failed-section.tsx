import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { useOnline } from '../../lib/use-online.ts'
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

/**
 * In place of a list that could not be loaded; what failed is said unless `title` says it better. Without a network it says so: the list is asked for
 * again when that is back (`refetchOnReconnect`).
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
