import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { AccessCodeDialog } from '../codes/access-code-dialog.tsx'

/** Opens the dialog for a new access code (SUB-33). */
export function EnterCodeButton() {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('subscription.enterCode')}</Button>
      <AccessCodeDialog onOpenChange={setOpen} open={open} />
    </>
  )
}
