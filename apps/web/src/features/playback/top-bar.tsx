import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import styles from './top-bar.module.css'

type TopBarProps = {
  title: string
  /** Coach, duration and other facts; empty ones are omitted. */
  facts?: readonly (string | null | undefined)[]
  onClose: () => void
  /** Buttons at the end: favourite, share. */
  children?: ReactNode
}

/** The close button and the title. */
export function TopBar({ title, facts = [], onClose, children }: TopBarProps) {
  const t = useText()
  const known = facts.filter((fact) => fact)
  const heading = useHeadingFocus()
  return (
    <div className={styles.bar}>
      <IconButton icon="close" label={t('player.close')} onClick={onClose} variant="overlay" />
      <div className={styles.titles}>
        <h1 className={styles.title} dir="auto" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {known.length > 0 && (
          <p className={styles.facts}>
            {known.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </p>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

/**
 * Focuses the player's heading if no other reachable element has focus: when the player opens, and when its focused skeleton is replaced.
 */
function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement } = document
    const isLost = !activeElement || activeElement === document.body || activeElement.closest('[inert]') !== null
    if (isLost) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
