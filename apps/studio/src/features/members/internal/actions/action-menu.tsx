import type { StudioMember } from '@upbeat/contract/studio/entities/member'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu, MenuItem } from '@upbeat/ui/menu.tsx'
import { useState } from 'react'
import { reachIn, useSession } from '../../../../lib/api/session.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { MemberActionDialog } from './action-dialog.tsx'
import { type ActionKind, actionKinds, memberActions } from './action-kinds.ts'

/** What this person may do for the member now. */
export function ActionMenu({ member }: { member: StudioMember }) {
  const t = useText()
  const session = useSession()
  const [asked, setAsked] = useState<ActionKind | null>(null)
  const open = actionKinds.filter((kind) => {
    const { permission, isOpen } = memberActions[kind]
    return reachIn(session, permission) !== null && isOpen(member)
  })
  if (open.length === 0) return null
  return (
    <>
      <Menu
        trigger={
          <Button>
            {t('member.actions')}
            <Icon name="chevron-down" size={16} />
          </Button>
        }
      >
        {open.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => setAsked(kind)}
            tone={memberActions[kind].isDangerous ? 'danger' : 'neutral'}
          >
            {t(memberActions[kind].label)}
          </MenuItem>
        ))}
      </Menu>
      {asked && <MemberActionDialog kind={asked} member={member} onClose={() => setAsked(null)} />}
    </>
  )
}
