import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { problemKey } from './problem-key.ts'
import { useText } from './use-text.ts'

export type QueryStatesProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Of what is drawn until the data is there, near to what the data will take. */
  height: string
  children: (data: Data) => ReactNode
  /** Draws the page around what stands in for the data, where the data's own page is among `children`. */
  around?: (state: ReactNode) => ReactNode
}

/** What a query has brought, or its place while it loads, or why it failed with a way to try again. */
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
      <Skeleton height={height} />
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
    </div>,
  )
}
