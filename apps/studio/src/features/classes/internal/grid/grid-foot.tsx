import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import styles from './class-grid.module.css'
import type { useGridEditing } from './use-grid-editing.ts'

type GridFootProps = {
  total: number
  /** Number of selected cells; none if only the active one is. */
  selectedCells: number
  /** Number of ticked classes. */
  tickedRows: number
  onClear: () => void
  mayEdit: boolean
  cells: ReturnType<typeof useGridEditing>
}

/** The grid's footer: the number of rows or selected cells, an editing hint, undo and redo. */
export function GridFoot({ total, selectedCells, tickedRows, onClear, mayEdit, cells }: GridFootProps) {
  const t = useText()
  return (
    <div className={styles.foot}>
      {mayEdit && (
        // At the start, where toasts don't cover them. Not `disabled`, which would lose the focus after the last step.
        <>
          <IconButton
            aria-disabled={!cells.canUndo}
            icon="undo"
            label={t('classes.undoEdit')}
            onClick={() => void cells.undo()}
            size="small"
          />
          <IconButton
            aria-disabled={!cells.canRedo}
            className={styles.redo}
            icon="undo"
            label={t('classes.redoEdit')}
            onClick={() => void cells.redo()}
            size="small"
          />
        </>
      )}
      <p role="status">
        {tickedRows > 0
          ? t('classes.rowsSelected', { count: tickedRows })
          : selectedCells > 0
            ? t('classes.cellsSelected', { count: selectedCells })
            : t('classes.count', { count: total })}
      </p>
      {tickedRows > 0 && (
        <button className={styles.clear} onClick={onClear} type="button">
          {t('classes.clearSelection')}
        </button>
      )}
      {mayEdit && <p className={styles.hint}>{t('classes.gridHint')}</p>}
      <div role="status">
        <VisuallyHidden>{cells.note}</VisuallyHidden>
      </div>
    </div>
  )
}
