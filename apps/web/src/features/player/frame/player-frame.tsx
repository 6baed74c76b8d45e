import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './player-frame.module.css'

/**
 * The whole window, black, above the page; what lies behind can't be reached until it closes, which gives the focus back to what opened
 * it, where that is still there.
 */
export function PlayerFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement
    const opener = document.activeElement
    const behind = frame.current ? findBehind(frame.current) : []
    for (const element of behind) element.inert = true
    root.dataset.playerOpen = ''
    return () => {
      for (const element of behind) element.inert = false
      delete root.dataset.playerOpen
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className={styles.frame} data-surface="media" ref={frame}>
      {children}
    </div>
  )
}

/** The shell's parts, and the page that the player lies over; what is told to screen readers alone stays. */
function findBehind(frame: HTMLElement): HTMLElement[] {
  const shell = document.querySelectorAll<HTMLElement>('#root header, #root footer, #root a[href="#main"]')
  const page = [...(frame.parentElement?.children ?? [])].filter((element) => element instanceof HTMLElement)
  return [...shell, ...page].filter(
    (element) => !frame.contains(element) && !element.inert && !element.querySelector(':scope > [aria-live]'),
  )
}
