import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../lib/use-text.ts'
import { InviteDialog } from './internal/invite-dialog.tsx'

export function InviteButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('staff.invite')}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  )
}
