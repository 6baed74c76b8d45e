import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { problemKey } from './problem-key.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

export type QueryStatesProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** The size of the placeholder, close to that of the data. */
  height: string
  children: (data: Data) => ReactNode
  /** Renders the page around placeholders and errors, if `children` include the data's own page. */
  around?: (state: ReactNode) => ReactNode
}

/** A query's data, a placeholder while it loads, or its error with a retry button. */
export function QueryStates<Data>({ query, height, children, around = (state) => state }: QueryStatesProps<Data>) {
  const t = useText()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error) {
    return around(
      <ErrorState
        busy={isFetching}
        onRetry={() => void refetch()}
        retryLabel={t('shell.retry')}
        text={t(problemKey(error))}
        title={t('shell.failed')}
      />,
    )
  }
  return around(
    <div aria-busy="true">
      <RowsSkeleton height={height} />
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
    </div>,
  )
}
