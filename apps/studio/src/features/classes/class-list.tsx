import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import { type PublishingState, publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { Link } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { focusTitle } from '../../lib/focus/focus-title.ts'
import { useCurrentTab } from '../../lib/focus/use-current-tab.ts'
import { useUndoKey } from '../../lib/focus/use-undo-key.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { stateKeys } from '../../lib/layout/state-badge.tsx'
import styles from './class-list.module.css'
import type { ClassQuestion } from './class-queries.ts'
import { ClassCards } from './internal/class-cards.tsx'
import { ClassFilters } from './internal/class-filters.tsx'
import { ClassGrid } from './internal/grid/class-grid.tsx'
import { useClassRows } from './internal/grid/use-class-rows.ts'
import { useTickedClasses } from './internal/grid/use-ticked-classes.ts'
import { useClassView } from './use-class-view.ts'

const noneTexts: Partial<Record<PublishingState, StudioTextKey>> = {
  draft: 'classes.noDrafts',
  bin: 'classes.emptyBin',
}

/** Below this width the grid is replaced by a list. */
const gridWidth = 720

/** The club's classes; filters, order and columns are in the URL. `first` is shown if there are none. */
export function ClassList({ first }: { first: ReactNode }) {
  const t = useText()
  const number = new Intl.NumberFormat(useLanguageStore((state) => state.language))
  const view = useClassView()
  const rows = useClassRows(useDeferredValue(view.question))
  const selected = useRef((): readonly string[] => [])
  const ticked = useTickedClasses(filterOf(view.question))
  const isWide = useWindowWidth() >= gridWidth
  const { question } = view
  const counts = rows.first.data?.counts
  useUndoKey()
  const none = question.state && noneTexts[question.state]
  // The counts make the tabs wider.
  const tabs = useCurrentTab(counts && (question.state ?? 'all'))
  return (
    <>
      <TabsLinks label={t('classes.states')} ref={tabs}>
        <TabLink current={question.state === undefined} render={<Link to={stateAddress(view.address, null)} />}>
          {t('classes.stateAll')}
        </TabLink>
        {publishingStates.map((one) => (
          <TabLink current={question.state === one} key={one} render={<Link to={stateAddress(view.address, one)} />}>
            {t(stateKeys[one])}
            {counts && <span className={styles.count}>{number.format(counts[one])}</span>}
          </TabLink>
        ))}
      </TabsLinks>
      <ClassFilters isGrid={isWide} selected={selected} ticked={ticked} view={view} />
      <QueryStates height="24rem" query={rows.first}>
        {({ total }) => {
          if (total > 0) {
            return isWide ? (
              <ClassGrid rows={rows} selected={selected} ticked={ticked} total={total} view={view} />
            ) : (
              <ClassCards rows={rows} total={total} />
            )
          }
          if (view.isFiltered) return <NothingFound onClear={view.clear} search={question.search} />
          if (question.state) return <EmptyState icon="video" text={none && t(none)} title={t('classes.noneInState')} />
          return first
        }}
      </QueryStates>
    </>
  )
}

function NothingFound({ search, onClear }: { search: string | undefined; onClear: () => void }) {
  const t = useText()
  return (
    <EmptyState
      action={
        <Button
          onClick={() => {
            onClear()
            focusTitle()
          }}
          variant="secondary"
        >
          {t(search ? 'classes.clearSearch' : 'classes.clearFilters')}
        </Button>
      }
      icon="search"
      text={t('classes.noneFoundText')}
      title={search ? t('classes.noneFound', { search }) : t('classes.noneMatch')}
    />
  )
}

/** What is ticked stays ticked in another order. */
function filterOf({ sort: _sort, direction: _direction, ...filter }: ClassQuestion): string {
  return JSON.stringify(filter)
}

function stateAddress(address: string, state: string | null): string {
  const next = new URLSearchParams(address)
  if (state) next.set('state', state)
  else next.delete('state')
  return `?${next}`
}
