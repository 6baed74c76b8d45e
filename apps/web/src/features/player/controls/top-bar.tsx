import { IconButton } from '@upbeat/ui/icon-button.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'
import { useHeadingFocus } from '../frame/use-heading-focus.ts'
import styles from './top-bar.module.css'

type TopBarProps = {
  title: string
  subtitle?: string | null | undefined
  onClose: () => void
  /** Buttons at the end: favourite, share. */
  children?: ReactNode
}

/** The way out, and what this is. */
export function TopBar({ title, subtitle, onClose, children }: TopBarProps) {
  const t = useText()
  const heading = useHeadingFocus()
  return (
    <div className={styles.bar}>
      <IconButton icon="close" label={t('player.close')} onClick={onClose} variant="overlay" />
      <div className={styles.titles}>
        <h1 className={styles.title} dir="auto" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && (
          <p className={styles.subtitle} data-line="" dir="auto">
            {subtitle}
          </p>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
