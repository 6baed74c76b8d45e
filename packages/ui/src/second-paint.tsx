import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { useShownParts } from './first-page.ts'
import styles from './second-paint.module.css'

let firstPageIsPainted = false

type SecondPaintProps = {
  /** Whether its content has loaded. */
  ready?: boolean
  /** Placeholder until then. */
  waiting?: ReactNode
  /** The parts of the page, one element each. */
  children: ReactNode
}

/**
 * Content below the fold of the first page, rendered part by part after the first paint (`useShownParts`). Its space is reserved, so that
 * nothing shifts.
 */
export function SecondPaint({ ready = true, waiting, children }: SecondPaintProps) {
  const canRender = useSecondPaint() && ready
  const parts = Children.toArray(children)
  const shown = useShownParts(canRender ? parts.length : 0)
  if (!canRender) return <div className={styles.room}>{waiting}</div>
  return (
    <>
      {parts.slice(0, shown)}
      {shown < parts.length && <div className={styles.room} />}
    </>
  )
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
