import { useEffect, useState } from 'react'
import styles from './loading-overlay.module.css'
import { Spinner } from './spinner.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type LoadingOverlayProps = {
  active: boolean
  /** Delay in milliseconds, so that short waits show no overlay. */
  delayMs: number
  label: string
}

/** Covers the page during a blocking operation. Its live region exists from the start. */
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

/** True once `active` has been true for `delayMs` without interruption. */
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
