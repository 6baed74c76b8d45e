import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import styles from './second-paint.module.css'

// Later pages render at once: scroll restoration needs their full height.
let firstPageIsPainted = false

type SecondPaintProps = {
  /** Whether its content has loaded. */
  ready?: boolean
  /** Placeholder until then. */
  waiting?: ReactNode
  children: ReactNode
}

/** Content below the fold of the first page, rendered after the first paint. Its space is reserved, so that nothing shifts. */
export function SecondPaint({ ready = true, waiting, children }: SecondPaintProps) {
  const shown = useSecondPaint()
  return shown && ready ? children : <div className={styles.room}>{waiting}</div>
}

/**
 * False during the first page's first paint, then true. The later rendering is time-sliced, so that arriving scripts can run in between.
 */
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
