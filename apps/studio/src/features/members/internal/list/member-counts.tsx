import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { QueryStates } from '../../../../lib/api/query-states.tsx'
import { useLanguageStore } from '../../../../lib/i18n/language-store.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import table from '../../../../lib/layout/record-table.module.css'
import { memberCountsQuery } from '../../member-queries.ts'
import { memberStateKeys } from '../member-state-badge.tsx'

/** How many members there are in each state. */
export function MemberCounts({ areLinks }: { areLinks: boolean }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const count = (value: number | null) => (value === null ? t('members.few') : value.toLocaleString(language))
  return (
    <QueryStates height="4rem" query={useQuery(memberCountsQuery)}>
      {({ total, states }) => (
        <dl aria-label={t('members.counts')} className={table.figures}>
          <div>
            <dt>{t('members.all')}</dt>
            <dd>{count(total)}</dd>
          </div>
          {states.map(({ state, count: members }) => (
            <div key={state}>
              <dt>
                {areLinks ? <Link to={`?state=${state}`}>{t(memberStateKeys[state])}</Link> : t(memberStateKeys[state])}
              </dt>
              <dd>{count(members)}</dd>
            </div>
          ))}
        </dl>
      )}
    </QueryStates>
  )
}
