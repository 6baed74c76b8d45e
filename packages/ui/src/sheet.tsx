import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  /** Where it slides in from: the edge lines start at, the one they end at, or below. */
  side?: 'start' | 'end' | 'bottom' | undefined
  /** Whose colours it has; the page's own when left out. */
  surface?: 'media' | undefined
  /** Stays in view under what scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel from the edge of the screen. Focus stays inside and goes back to where it came from. */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  side = 'start',
  surface,
  footer,
  children,
}: SheetProps) {
  return (
    <Dialog.Root onOpenChange={onOpenChange} open={open}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.sheet} data-side={side} data-surface={surface}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close render={<IconButton icon="close" label={closeLabel} />} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
