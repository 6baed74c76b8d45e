import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Sheet } from '@upbeat/ui/sheet.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import { useSpaceBeside } from '../playback/use-space-beside.ts'
import styles from './details-sheet.module.css'
import { ClassDetails, type ClassDetailsProps } from './internal/details/class-details.tsx'

type DetailsSheetProps = ClassDetailsProps & { open: boolean; onClose: () => void }

/** The details of the class during playback: next to the picture, where all keys keep working, or over it from below. */
export function DetailsSheet({ open, onClose, ...details }: DetailsSheetProps) {
  const t = useText()
  const isBeside = useSpaceBeside() !== null
  const content = <ClassDetails {...details} />
  if (isBeside) return open && <Aside onClose={onClose}>{content}</Aside>
  return (
    <Sheet
      closeLabel={t('common.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open={open}
      side="bottom"
      surface="media"
      title={t('classes.details')}
    >
      <section aria-label={t('classes.details')}>{content}</section>
    </Sheet>
  )
}

function Aside({ onClose, children }: { onClose: () => void; children: ReactNode }) {
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
