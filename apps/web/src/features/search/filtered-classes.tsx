import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { activeFilterCount, isActive } from '@upbeat/rules/filters/filter-state'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { ClassGrid } from '../classes/class-grid.tsx'
import { ClassGridSkeleton } from '../classes/class-grid-skeleton.tsx'
import { FailedList, type FailedQuery } from '../classes/failed-section.tsx'
import { useText } from '../i18n/text.ts'
import styles from './filtered-classes.module.css'
import { MatchesTold } from './internal/matches-told.tsx'
import type { ClassListView } from './use-class-list.ts'
import type { FilterSet } from './use-filter-set.ts'

export type FilteredClassesProps = {
  label: string
  filters: FilterSet
  list: ClassListView
  /** The source of the classes. */
  query: FailedQuery & { isPending: boolean; isError: boolean; data: unknown }
  headingLevel?: 2 | 3 | undefined
  linkOf?: ((item: ListedClass) => string) | undefined
}

/** The list under a filter bar in each state: loading, failed, no results, classes. */
export function FilteredClasses(props: FilteredClassesProps) {
  const { filters, list, query } = props
  return (
    <>
      <MatchesTold filters={filters} isKnown={query.data !== undefined} list={list} />
      <Classes {...props} />
    </>
  )
}

function Classes({ label, filters, list, query, headingLevel = 2, linkOf }: FilteredClassesProps) {
  if (query.isError && query.data === undefined) return <FailedList query={query} />
  if (query.isPending || list.status === 'loading') return <ClassGridSkeleton />
  if (list.status === 'failed') return <FailedList query={{ isFetching: list.refreshing, refetch: list.retry }} />
  if (list.count === 0) return <NothingFound filters={filters} />
  return (
    <div aria-busy={list.refreshing || undefined} className={styles.list}>
      <ClassGrid
        headingLevel={headingLevel}
        items={list.visible}
        label={label}
        linkOf={linkOf}
        failed={list.moreFailed}
        loading={list.loadingMore}
        onMore={list.showMore}
        remaining={list.remaining}
      />
    </div>
  )
}

/** FILT-12, FILT-13. */
function NothingFound({ filters: { state, dispatch } }: { filters: FilterSet }) {
  const t = useText()
  const { searchText } = state
  const searched = searchText !== ''
  const dropFilters = () => {
    dispatch({ type: 'reset' })
    dispatch({ type: 'setSearchText', text: searchText })
  }
  return (
    <div className={styles.nothing}>
      <EmptyState
        action={
          isActive(state) && (
            <div className={styles.ways}>
              {searched && activeFilterCount(state) > 0 && (
                <Button onClick={dropFilters}>{t('search.resetFilters')}</Button>
              )}
              <Button
                onClick={() => dispatch({ type: 'reset' })}
                variant={searched && activeFilterCount(state) > 0 ? 'secondary' : 'primary'}
              >
                {t('search.showAllClasses')}
              </Button>
            </div>
          )
        }
        icon="search"
        text={searched ? t('search.noResultsHint') : undefined}
        title={searched ? `${t('search.noResults')}: “${searchText}”` : t('ClassListViews.NoClassesFound')}
      />
    </div>
  )
}
