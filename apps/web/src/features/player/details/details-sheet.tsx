import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Sheet } from '@upbeat/ui/sheet.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import styles from './details-sheet.module.css'

type DetailsSheetProps = {
  open: boolean
  /** Whether there is space next to the picture; otherwise it opens from below. */
  beside: boolean
  onClose: () => void
  children: ReactNode
}

/** The details of the class during playback: next to the picture, where all keys keep working, or over it from below. */
export function DetailsSheet({ open, beside, onClose, children }: DetailsSheetProps) {
  const t = useText()
  if (beside) return open && <Aside onClose={onClose}>{children}</Aside>
  return (
    <Sheet
      closeLabel={t('common.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open={open}
      side="bottom"
      surface="media"
      title={t('classes.details')}
    >
      <section aria-label={t('classes.details')}>{children}</section>
    </Sheet>
  )
}

function Aside({ onClose, children }: Pick<DetailsSheetProps, 'onClose' | 'children'>) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section aria-label={t('classes.details')} className={styles.aside}>
      <div className={styles.head}>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {t('classes.details')}
        </h2>
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </div>
      {children}
    </section>
  )
}
