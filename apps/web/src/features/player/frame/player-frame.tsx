import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './player-frame.module.css'

/** The whole window, black, above the page; what lies behind can't be reached until it closes. */
export function PlayerFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement
    const behind = [...document.querySelectorAll<HTMLElement>('#root header, #root footer')].filter(
      (element) => !frame.current?.contains(element) && !element.inert,
    )
    for (const element of behind) element.inert = true
    root.dataset.playerOpen = ''
    return () => {
      for (const element of behind) element.inert = false
      delete root.dataset.playerOpen
    }
  }, [])
  return (
    <div className={styles.frame} data-surface="media" ref={frame}>
      {children}
    </div>
  )
}
