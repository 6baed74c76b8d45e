import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.ts'

type AmountDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string | undefined
  /** Label of the confirm button. */
  label: string
  /** Returns false on failure, which can be retried. */
  change: Pick<UseMutationResult<boolean, Error, void>, 'data' | 'isPending' | 'mutate'>
  /** The amount. */
  children: ReactNode
}

/** Confirms a change of the membership, with its effect and cost. */
export function AmountDialog({ open, onOpenChange, title, description, label, change, children }: AmountDialogProps) {
  const t = useText()
  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => onOpenChange(false)} variant="secondary">
            {t('common.cancel')}
          </Button>
          <Button busy={change.isPending} onClick={() => change.mutate()}>
            {change.data === false ? t('common.retry') : label}
          </Button>
        </>
      }
      description={description}
      onOpenChange={onOpenChange}
      open={open}
      size="small"
      title={title}
    >
      {children}
    </Dialog>
  )
}
