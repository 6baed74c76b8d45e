import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import styles from './second-paint.module.css'

// Later pages come back to where they were scrolled to, for which all of them must be there.
let firstPageIsPainted = false

type SecondPaintProps = {
  /** Whether what it shows is there. */
  ready?: boolean
  /** What stands in its room until then. */
  waiting?: ReactNode
  children: ReactNode
}

/** What the first page shows below the window: drawn once what is in the window is painted. Its room is kept, so that nothing moves. */
export function SecondPaint({ ready = true, waiting, children }: SecondPaintProps) {
  const shown = useSecondPaint()
  return shown && ready ? children : <div className={styles.room}>{waiting}</div>
}

/** False for what the first page paints first, true ever after. What then comes is drawn in slices: scripts that arrive meanwhile run between them. */
export function useSecondPaint(): boolean {
  const [shown, setShown] = useState(firstPageIsPainted)
  useEffect(
    () =>
      afterPaint(() => {
        firstPageIsPainted = true
        startTransition(() => setShown(true))
      }),
    [],
  )
  return shown
}
