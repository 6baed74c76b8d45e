import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { CardGrid } from '@upbeat/ui/card-grid.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { useLoadMore } from '../../lib/page/use-load-more.ts'
import { useText } from '../i18n/text.ts'
import { ClassCard } from './class-card.tsx'
import styles from './class-grid.module.css'
import { CardPlaces } from './internal/card-places.tsx'
import { useFirstScreen } from './internal/use-first-screen.ts'

export type ClassGridProps = {
  label: string
  /** The displayed classes. */
  items: readonly ListedClass[]
  /** Minimum number of further classes; their space is reserved, so that nothing shifts when they load. */
  remaining: number
  /** Called one second after the end has come into view (FILT-19). */
  onMore: () => void
  /** Whether the next page is loading. */
  loading?: boolean | undefined
  /** Whether the next page failed to load. */
  failed?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
  linkOf?: ((item: ListedClass) => string) | undefined
  /** Numbers the cards, with a tick instead for the tags in this set. */
  done?: ReadonlySet<string> | undefined
}

/** A card grid with infinite scrolling (FILT-20, CAT-05). */
export function ClassGrid({
  label,
  items,
  remaining,
  onMore,
  loading,
  failed,
  headingLevel,
  linkOf,
  done,
}: ClassGridProps) {
  const t = useText()
  const drawn = useFirstScreen(items)
  const undrawn = items.length - drawn.length
  const canGrow = remaining > 0 && !loading && !failed && undrawn === 0
  const end = useLoadMore<HTMLLIElement>(canGrow, drawn.length, onMore)
  return (
    <>
      <CardGrid aria-label={label} className={styles.grid}>
        {drawn.map((item, place) => (
          <li key={item.tag}>
            <ClassCard
              headingLevel={headingLevel}
              isDone={done?.has(item.tag)}
              item={item}
              priority={place < 2}
              step={done && place + 1}
              to={linkOf?.(item)}
            />
          </li>
        ))}
        {undrawn > 0 && <CardPlaces bare count={undrawn} from={drawn.length} />}
        {undrawn === 0 && remaining > 0 && !failed && (
          <CardPlaces count={remaining} firstRef={end} from={drawn.length} loading={loading} />
        )}
      </CardGrid>
      {failed && (
        <ErrorState busy={loading} onRetry={onMore} retryLabel={t('common.retry')} title={t('errors.classList')} />
      )}
    </>
  )
}
