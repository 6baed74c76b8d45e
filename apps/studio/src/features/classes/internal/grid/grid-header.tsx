import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import type { ClassView } from '../../use-class-view.ts'
import styles from './class-grid.module.css'

/** The column headers; sortable ones are buttons. */
export function GridHeader({ view: { columns, question, sortBy } }: { view: ClassView }) {
  const t = useText()
  const isUp = question.direction === 'up'
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid
    // biome-ignore lint/a11y/useFocusableInteractive: its buttons have the focus
    <div aria-rowindex={1} className={styles.header} role="row">
      {/* biome-ignore lint/a11y/useSemanticElements: part of the grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: nothing to be done with it */}
      <div aria-colindex={1} className={styles.heading} data-sticky="picture" role="columnheader">
        <VisuallyHidden>{t('classes.picture')}</VisuallyHidden>
      </div>
      {columns.map(({ id, label, sort }, place) => {
        const isSorted = sort !== undefined && question.sort === sort
        return (
          // biome-ignore lint/a11y/useSemanticElements: part of the grid
          // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
          <div
            aria-colindex={place + 2}
            aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
            className={styles.heading}
            data-sticky={place === 0 ? 'title' : undefined}
            key={id}
            role="columnheader"
          >
            {sort === undefined ? (
              t(label)
            ) : (
              <button className={styles.sort} onClick={() => sortBy(sort)} type="button">
                {t(label)}
                {isSorted && <Icon name={isUp ? 'chevron-up' : 'chevron-down'} size={16} />}
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}
