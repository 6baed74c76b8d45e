import styles from './starting-page.module.css'
import { WaitingOverlay } from './waiting-overlay.tsx'

/** Keeps the page's place while its first part is fetched, so that the footer does not jump. */
export function StartingPage() {
  return (
    <div className={styles.page}>
      <WaitingOverlay starting />
    </div>
  )
}
