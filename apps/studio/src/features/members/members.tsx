import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { NewestMembers } from './internal/newest-members.tsx'
import { NoMembers } from './internal/no-members.tsx'
import { memberSummaryQuery } from './member-queries.ts'

/** How many members the club has, and who joined last. */
export function Members() {
  const t = useText()
  const id = useId()
  const query = useQuery(memberSummaryQuery)
  return (
    <section aria-labelledby={id} className={panel.panel}>
      <h2 className={panel.title} id={id}>
        {t('members.title')}
      </h2>
      <QueryStates height="16rem" query={query}>
        {(summary) =>
          summary.total === 0 ? (
            <NoMembers hasSignUpPage={summary.hasSignUpPage} />
          ) : (
            <>
              <p className={panel.text}>
                {t('members.total', { count: summary.total })}
                {' · '}
                {summary.joinedLately === 0
                  ? t('members.nobodyLately')
                  : t('members.lately', { count: summary.joinedLately })}
              </p>
              <NewestMembers members={summary.newest} />
            </>
          )
        }
      </QueryStates>
    </section>
  )
}
