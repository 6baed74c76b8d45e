import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './takeover.module.css'

export type TakeoverProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** The element to focus first. */
  initialFocus: RefObject<HTMLElement | null>
  /** Beside or above the text, depending on the available space. */
  figure?: ReactNode
  /** A footer that doesn't scroll. */
  actions: ReactNode
  children: ReactNode
}

/** A full-window dialog in the club's colour. Escape closes it; focus is trapped. */
export function Takeover({ open, onClose, title, closeLabel, initialFocus, figure, actions, children }: TakeoverProps) {
  return (
    <Dialog.Root
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      open={open}
    >
      <Dialog.Portal>
        <Dialog.Popup className={styles.takeover} initialFocus={initialFocus}>
          <div className={styles.surface}>
            <Dialog.Close className={styles.close} render={<IconButton icon="close" label={closeLabel} />} />
            <div className={styles.body}>
              {figure !== undefined && <div className={styles.figure}>{figure}</div>}
              <div className={styles.text}>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                {children}
              </div>
            </div>
            <div className={styles.actions}>{actions}</div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
