import styles from './starting-page.module.css'
import { WaitingOverlay } from './waiting-overlay.tsx'

/** Reserves the page's height while it loads, so that the footer doesn't jump. */
export function StartingPage() {
  return (
    <div className={styles.page}>
      <WaitingOverlay starting />
    </div>
  )
}
