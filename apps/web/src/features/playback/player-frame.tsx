import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './player-frame.module.css'

/**
 * Covers the whole window in black. The page behind is inert until it closes, which restores the focus to the element that opened it, if it
 * still exists.
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

/** The shell's parts, and the page under the player; live regions stay accessible. */
function findBehind(frame: HTMLElement): HTMLElement[] {
  const shell = document.querySelectorAll<HTMLElement>('#root header, #root footer, #root a[href="#main"]')
  const page = [...(frame.parentElement?.children ?? [])].filter((element) => element instanceof HTMLElement)
  return [...shell, ...page].filter(
    (element) => !frame.contains(element) && !element.inert && !element.querySelector(':scope > [aria-live]'),
  )
}
