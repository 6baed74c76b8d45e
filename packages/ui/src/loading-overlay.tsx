import { useEffect, useState } from 'react'
import styles from './loading-overlay.module.css'
import { Spinner } from './spinner.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type LoadingOverlayProps = {
  active: boolean
  /** What is short needs no overlay: milliseconds until it appears. */
  delayMs: number
  label: string
}

/** Covers the page while something it can't do without is under way. Its live region is there from the start. */
export function LoadingOverlay({ active, delayMs, label }: LoadingOverlayProps) {
  const visible = useHeld(active, delayMs)
  return (
    <div role="status">
      {visible && (
        <div className={styles.overlay}>
          <Spinner />
          <VisuallyHidden>{label}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}

/** True once `active` has been true for `delayMs` without a break. */
function useHeld(active: boolean, delayMs: number): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setHeld(true), delayMs)
    return () => {
      clearTimeout(timer)
      setHeld(false)
    }
  }, [active, delayMs])
  return active && held
}
