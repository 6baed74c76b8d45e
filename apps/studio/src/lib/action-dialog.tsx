import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import type { ReactNode } from 'react'
import { useText } from './use-text.ts'

type ActionDialogProps = {
  title: string
  text: string
  /** What the button says. */
  action: string
  isDangerous?: boolean
  busy?: boolean
  /** While the action can’t be done yet. */
  disabled?: boolean
  size?: 'small' | 'medium' | 'large'
  onAction: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that does one thing, or is cancelled. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    title,
    text,
    action,
    isDangerous = false,
    busy = false,
    disabled = false,
    size = 'medium',
    onAction,
    onClose,
    children,
  } = props
  const t = useText()
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            {t('shell.cancel')}
          </Button>
          <Button busy={busy} disabled={disabled} onClick={onAction} variant={isDangerous ? 'danger' : 'primary'}>
            {action}
          </Button>
        </>
      }
      description={text}
      onOpenChange={(open) => open || onClose()}
      open
      size={size}
      title={title}
    >
      {children}
    </Dialog>
  )
}
