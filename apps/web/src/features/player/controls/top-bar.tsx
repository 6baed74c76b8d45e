import { IconButton } from '@upbeat/ui/icon-button.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { useHeadingFocus } from '../frame/use-heading-focus.ts'
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
