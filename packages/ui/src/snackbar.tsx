import { Icon } from './icon.tsx'
import styles from './snackbar.module.css'

export type SnackbarProps = {
  text: string
  tone: 'info' | 'success'
  visible: boolean
  /** Undoes what the notice reports. */
  action?: { label: string; run: () => void } | undefined
}

/**
 * A short notice. Mount it once and keep it: screen readers announce only changes inside an existing live region. Only its action receives
 * pointer events, so that nothing under it is blocked.
 */
export function Snackbar({ text, tone, visible, action }: SnackbarProps) {
  return (
    <div aria-live="polite" className={styles.region} role="status">
      {visible && (
        <div className={styles.notice} data-tone={tone}>
          <Icon name={tone === 'success' ? 'check' : 'info'} />
          <span className={styles.text}>{text}</span>
          {action && (
            <button className={styles.action} onClick={action.run} type="button">
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
