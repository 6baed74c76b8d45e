import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useReach } from '../../../../lib/api/session.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { MemberActionDialog } from './action-dialog.tsx'
import { type ActionKind, memberActions } from './action-kinds.ts'

/** Nothing for those who may not, and if the member's state doesn't allow it. */
export function ActionButton({ kind, member }: { kind: ActionKind; member: StudioMember }) {
  const t = useText()
  const { label, permission, isOpen } = memberActions[kind]
  const may = useReach(permission) !== null
  const [isAsked, setAsked] = useState(false)
  if (!may || !isOpen(member)) return null
  return (
    <>
      <Button onClick={() => setAsked(true)} size="small" variant="secondary">
        {t(label)}
      </Button>
      {isAsked && <MemberActionDialog kind={kind} member={member} onClose={() => setAsked(false)} />}
    </>
  )
}
