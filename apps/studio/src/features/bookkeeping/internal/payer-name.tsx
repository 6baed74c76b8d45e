import type { PaymentEntry } from '@upbeat/contract/studio/entities/selling/payment'
import { Link } from 'react-router'
import { useReach } from '../../../lib/api/session.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import table from '../../../lib/layout/record-table.module.css'

/** Who pays, with a link to their page. */
export function PayerName({ member }: { member: PaymentEntry['member'] }) {
  const t = useText()
  const seesMembers = useReach('members.view') !== null
  if (!member) return t(seesMembers ? 'bookkeeping.accountDeleted' : 'bookkeeping.nameHidden')
  return (
    <>
      <Link className={table.name} dir="auto" to={`/members/${encodeURIComponent(member.id)}`}>
        {member.name}
      </Link>
      {member.name !== member.email && (
        <span className={table.address} dir="ltr">
          {member.email}
        </span>
      )}
    </>
  )
}
