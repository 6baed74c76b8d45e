import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import type { ReactNode } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { BackLink } from '../../lib/layout/back-link.tsx'
import { Page } from '../../lib/layout/page.tsx'
import { classFiguresQuery } from './figures-query.ts'
import { Retention } from './internal/retention.tsx'

/** The figures of one class (FIG-03). */
export function ClassFigures({ tag }: { tag: string }) {
  const t = useText()
  const page = (title: string, content: ReactNode) => (
    <Page action={<BackLink to="/figures/classes">{t('figures.mostWatched')}</BackLink>} title={title}>
      {content}
    </Page>
  )
  return (
    <QueryStates
      around={(state) => page(t('shell.figures'), state)}
      height="24rem"
      query={useQuery(classFiguresQuery(tag))}
    >
      {(figures) =>
        page(
          figures.name || t('classes.untitled'),
          figures.viewers.every((value) => value === 0) ? (
            <EmptyState icon="chart" text={t('figures.noViewersText')} title={t('figures.noViewers')} />
          ) : (
            <Retention figures={figures} />
          ),
        )
      }
    </QueryStates>
  )
}
