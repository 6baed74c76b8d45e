import { Icon } from './icon.tsx'
import styles from './snackbar.module.css'

export type SnackbarProps = {
  text: string
  tone: 'info' | 'success'
  visible: boolean
  /** Takes back what the notice tells. */
  action?: { label: string; run: () => void } | undefined
}

/**
 * One short notice. Mount it once and keep it: screen readers only hear what appears inside a live region that was there
 * before. Only its action takes the pointer, so that nothing else under it is blocked and no press sends it away.
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
