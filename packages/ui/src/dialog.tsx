import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Label of the close button; without it there is none, and only the actions close the dialog. */
  closeLabel?: string | undefined
  /** Whether Escape and a press outside close it. */
  dismissible?: boolean | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** The element to focus first, if not the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  actions?: ReactNode
  children?: ReactNode
}

/** A modal dialog. Traps focus and restores it on close. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  dismissible = true,
  size = 'medium',
  initialFocus,
  actions,
  children,
}: DialogProps) {
  return (
    <BaseDialog.Root
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (!next && !dismissible && details.reason === 'escape-key') details.cancel()
        else onOpenChange(next)
      }}
      open={open}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup className={styles.popup} data-size={size} {...(initialFocus && { initialFocus })}>
            <div className={styles.head}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {closeLabel !== undefined && (
                <BaseDialog.Close className={styles.close} render={<IconButton icon="close" label={closeLabel} />} />
              )}
            </div>
            {description !== undefined && (
              <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
            )}
            {children}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
