import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { EntryRow } from './internal/entry-row.tsx'
import { Filters } from './internal/filters.tsx'
import { groupEntries } from './internal/group-entries.ts'
import styles from './internal/history.module.css'
import { NoEntries } from './internal/no-entries.tsx'
import { useHistoryFilter } from './use-history-filter.ts'

/** The audit history, newest first: who, when, what, before and after (AUDIT-02). */
export function History() {
  const t = useText()
  const { filter, query, change, clear } = useHistoryFilter()
  const entries = useInfiniteQuery({
    queryKey: ['audit', 'list', query],
    queryFn: ({ pageParam, signal }) =>
      api('listAudit', { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: (earlier) => earlier,
  })
  const isFiltered = Object.keys(query).length > 0
  return (
    <>
      <Filters actors={entries.data?.pages[0]?.actors ?? []} change={change} filter={filter} />
      <QueryStates height="24rem" query={entries}>
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.entries)
          if (shown.length === 0) return <NoEntries isFiltered={isFiltered} onClear={clear} />
          return (
            <ol className={styles.entries}>
              {groupEntries(shown).map((group) => (
                <EntryRow group={group} key={group.entry.id} />
              ))}
            </ol>
          )
        }}
      </QueryStates>
      {entries.hasNextPage && (
        <Button
          busy={entries.isFetchingNextPage}
          className={styles.more}
          onClick={() => void entries.fetchNextPage()}
          variant="secondary"
        >
          {t('audit.more')}
        </Button>
      )}
    </>
  )
}
