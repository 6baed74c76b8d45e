import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useText } from '../i18n/text.ts'
import styles from './form-dialog.module.css'

type FormDialogProps = {
  title: string
  description?: string
  /** Label of the submit button. */
  action: string
  form: ComponentProps<'form'>
  busy: boolean
  notice: string
  onClose: () => void
  children: ReactNode
}

/** A small dialog with one form. */
export function FormDialog({ title, description, action, form, busy, notice, onClose, children }: FormDialogProps) {
  const t = useText()
  const formId = useId()
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            {t('common.cancel')}
          </Button>
          <Button busy={busy} form={formId} type="submit">
            {action}
          </Button>
        </>
      }
      {...(description !== undefined && { description })}
      onOpenChange={onClose}
      open
      size="small"
      title={title}
    >
      <form {...form} className={styles.form} id={formId}>
        <FormNotice text={notice} />
        {children}
      </form>
    </Dialog>
  )
}
