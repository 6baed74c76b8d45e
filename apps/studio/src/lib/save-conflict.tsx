import { Button } from '@upbeat/ui/button.tsx'
import styles from './save-conflict.module.css'
import { useAction } from './use-action.ts'
import type { SaveState } from './use-autosave.ts'
import { useText } from './use-text.ts'

type SaveConflictProps = { state: SaveState; onDecide: (keepsOwn: boolean) => Promise<void> }

/** The choice between what was typed here and what somebody else has saved meanwhile. */
export function SaveConflict({ state, onDecide }: SaveConflictProps) {
  const t = useText()
  const { busy, run } = useAction()
  if (state.kind !== 'conflict') return null
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('media.conflict')}</p>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void run(() => onDecide(true))} size="small" variant="secondary">
          {t('media.keepYours')}
        </Button>
        <Button busy={busy} onClick={() => void run(() => onDecide(false))} size="small" variant="secondary">
          {t('media.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
