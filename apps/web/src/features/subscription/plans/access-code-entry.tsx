import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { AccessCodeDialog } from '../codes/access-code-dialog.tsx'
import { useMembership } from '../membership.ts'

/** For members without access who have an access code. */
export function AccessCodeEntry() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { hasPlayerAccess } = useMembership()
  if (hasPlayerAccess) return null
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="quiet">
        {t('subscription.haveAccessCode')}
      </Button>
      <AccessCodeDialog onOpenChange={setOpen} open={open} />
    </>
  )
}
