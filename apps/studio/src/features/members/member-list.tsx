import { useQuery } from '@tanstack/react-query'
import type { MemberList as Listed } from '@upbeat/contract/studio/entities/member-list'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useReach } from '../../lib/api/session.ts'
import { focusTitle } from '../../lib/focus/focus-title.ts'
import { useSettled } from '../../lib/forms/use-settled.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { PageLinks } from '../../lib/layout/page-links.tsx'
import { MemberCounts } from './internal/list/member-counts.tsx'
import { MemberFilters } from './internal/list/member-filters.tsx'
import { MemberTable } from './internal/list/member-table.tsx'
import { MemberViewTools } from './internal/list/member-view-tools.tsx'
import { NoMembers } from './internal/no-members.tsx'
import { memberListQuery, memberSummaryQuery } from './member-queries.ts'
import { type MemberFilter, useMemberFilter } from './use-member-filter.ts'

/** The club's members: search, filters, order and page are in the URL (MEMB-01). Those who may only count see counts. */
export function MemberList() {
  const mayView = useReach('members.view') !== null
  const mayCount = useReach('members.count') !== null
  return (
    <>
      {mayCount && <MemberCounts areLinks={mayView} />}
      {mayView && <FoundMembers />}
    </>
  )
}

function FoundMembers() {
  const filter = useMemberFilter()
  const settled = useSettled(filter.question)
  // While typing, the last answer stays.
  const list = useQuery({ ...memberListQuery(filter.question), enabled: settled !== null })
  return (
    <>
      <MemberFilters filter={filter} />
      <MemberViewTools filter={filter} />
      <QueryStates height="24rem" query={list}>
        {(found) => <Found filter={filter} found={found} isStale={list.isPlaceholderData || settled === null} />}
      </QueryStates>
    </>
  )
}

function Found({ filter, found, isStale }: { filter: MemberFilter; found: Listed; isStale: boolean }) {
  const { members, hasMore } = found
  if (members.length === 0) return <NoneFound filter={filter} />
  return (
    <>
      <MemberTable columns={filter.columns} isStale={isStale} members={members} sort={filter.question.sort} />
      <PageLinks
        hasMore={hasMore}
        onPage={(page) => filter.set('page', page === 1 ? '' : String(page))}
        page={filter.question.page}
      />
    </>
  )
}

function NoneFound({ filter: { question, isFiltered, set, clear } }: { filter: MemberFilter }) {
  const t = useText()
  if (question.page > 1)
    return (
      <EmptyState
        action={
          <Button onClick={() => set('page', '')} variant="secondary">
            {t('members.firstPage')}
          </Button>
        }
        icon="people"
        title={t('members.pastEnd')}
      />
    )
  if (!isFiltered) return <NoMembersYet />
  return (
    <EmptyState
      action={
        <Button
          onClick={() => {
            clear()
            focusTitle()
          }}
          variant="secondary"
        >
          {t('members.clear')}
        </Button>
      }
      icon="search"
      text={t('members.noneFoundText')}
      title={question.search ? t('members.noneFound', { search: question.search }) : t('members.noneMatch')}
    />
  )
}

/** How people join a club without members. */
function NoMembersYet() {
  return (
    <QueryStates height="16rem" query={useQuery(memberSummaryQuery)}>
      {({ hasSignUpPage }) => <NoMembers hasSignUpPage={hasSignUpPage} />}
    </QueryStates>
  )
}
