import { Button } from '@upbeat/ui/button.tsx'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useReach } from '../../../lib/api/session.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { focusTitle } from '../../../lib/focus/focus-title.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import type { EntryGroup } from './group-entries.ts'
import styles from './history.module.css'

/** Undoes a change, save by save (AUDIT-03). The undo has its own audit entry and can be undone too. */
export function UndoChange({ group: { ids, entry } }: { group: EntryGroup }) {
  const t = useText()
  const { busy, run } = useAction()
  const mayUndo = useReach('audit.undo') !== null
  if (!entry.isUndoable || !mayUndo) return null
  const undo = async (button: HTMLElement) => {
    const summary = button.closest('li')?.querySelector('summary')
    try {
      // Newest first: each save is based on the previous one.
      for (const id of ids) await api('undoChange', { params: { id } })
    } finally {
      await queryClient.invalidateQueries()
    }
    showToast(t('audit.undoDone'))
    // The button is removed with the change.
    if (summary) summary.focus()
    else focusTitle()
  }
  return (
    <div className={styles.undo}>
      <Button
        busy={busy}
        icon="undo"
        onClick={({ currentTarget }) => void run(() => undo(currentTarget))}
        size="small"
        variant="secondary"
      >
        {t('audit.undo')}
      </Button>
    </div>
  )
}
