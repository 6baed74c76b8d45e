import { homeConnectStrip } from '@upbeat/rules/constants'
import { Button } from '@upbeat/ui/button.tsx'
import { CardSkeleton } from '@upbeat/ui/card-skeleton.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Rail } from '@upbeat/ui/rail.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { Children, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/text.ts'

export type StripProps = {
  title: string
  /** Link to the full list. */
  to: string
  query: { isPending: boolean; isError: boolean; isFetching: boolean; data: unknown; refetch: () => unknown }
  /** Shown if loading failed. */
  failedText: string
  /** `<li>` elements. */
  children: ReactNode
}

/** A titled row of Home. Renders nothing if empty. */
export function Strip({ title, to, query, failedText, children }: StripProps) {
  const t = useText()
  const hasFailed = query.isError && query.data === undefined
  if (query.data !== undefined && Children.count(children) === 0) return null
  return (
    <Section
      action={
        <Button iconEnd="chevron-end" render={<Link to={to} />} variant="quiet">
          {t('common.seeAll')}
        </Button>
      }
      title={title}
    >
      {hasFailed ? (
        <ErrorState
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
          retryLabel={t('common.retry')}
          title={failedText}
        />
      ) : (
        <Rail itemWidth={itemWidth} label={title} nextLabel={t('common.next')} previousLabel={t('common.previous')}>
          {query.isPending ? <Places /> : children}
        </Rail>
      )}
    </Section>
  )
}

const itemWidth = 'clamp(15rem, 24vw, 22rem)'

function Places() {
  return Array.from({ length: homeConnectStrip }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li aria-hidden="true" data-skeleton="card" key={place}>
      <CardSkeleton />
    </li>
  ))
}
