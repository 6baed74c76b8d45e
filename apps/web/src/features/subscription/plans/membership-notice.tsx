import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useMembershipText } from '../account/membership-text.ts'
import { useMembership } from '../membership.ts'

/** Says above the plans what of the member's own membership decides how they can be had. */
export function MembershipNotice() {
  const { display, subscription } = useMembership()
  const { title } = useMembershipText(display ?? { kind: 'none', canEnterCode: false }, subscription)
  const counts = display?.kind === 'freeAccess' || display?.kind === 'pastDue'
  return <FormNotice text={counts ? title : ''} tone="info" />
}
