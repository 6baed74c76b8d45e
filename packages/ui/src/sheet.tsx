import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  /** The side it slides in from: start, end or bottom. */
  side?: 'start' | 'end' | 'bottom' | undefined
  /** The surface whose colours it uses; default: the page's. */
  surface?: 'media' | undefined
  /** A footer that doesn't scroll. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel at the edge of the screen. Traps focus and restores it on close. */
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
