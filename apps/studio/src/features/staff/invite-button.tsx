import { useQuery } from '@tanstack/react-query'
import type { InvitationWithLink } from '@upbeat/contract/studio/entities/staff'
import { Button } from '@upbeat/ui/button.tsx'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { staffQuery } from '../../lib/api/staff-query.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { InvitationLinkDialog } from './internal/invitation-link-dialog.tsx'
import { InviteDialog } from './internal/invite-dialog.tsx'

/** Opens the invitation, also for a link that ends in `#invite`. */
export function InviteButton() {
  const t = useText()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<InvitationWithLink | null>(null)
  useEffect(() => {
    if (hash !== '#invite') return
    setOpen(true)
    // A reload doesn't open it again.
    void navigate({ hash: '' }, { replace: true })
  }, [hash, navigate])
  // The list of people, which the page shows, says whether emails reach anyone.
  const { sendsEmail = true } = useQuery(staffQuery).data ?? {}
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('staff.invite')}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} onMade={setMade} sendsEmail={sendsEmail} />}
      {made && <InvitationLinkDialog invitation={made} onClose={() => setMade(null)} />}
    </>
  )
}
