import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'

type ActionDialogProps = {
  title: string
  text: string
  /** Label of the button. */
  action: string
  isDangerous?: boolean
  busy?: boolean
  /** Whether the action is unavailable. */
  disabled?: boolean
  size?: 'small' | 'medium' | 'large'
  onAction: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with one action and Cancel. */
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
