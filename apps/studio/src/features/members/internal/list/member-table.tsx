import type { ListedMember, MemberSort } from '@upbeat/contract/studio/entities/member-list'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Link } from 'react-router'
import { useNow } from '../../../../lib/i18n/use-now.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import table from '../../../../lib/layout/record-table.module.css'
import { memberName, memberPath } from '../../member-name.ts'
import { MemberStateBadge } from '../member-state-badge.tsx'
import styles from './member-list.module.css'

type MemberTableProps = {
  members: readonly ListedMember[]
  sort: MemberSort
  /** Whether it answers an earlier question. */
  isStale: boolean
}

/** A page of members. On a phone each is a card. */
export function MemberTable({ members, sort, isStale }: MemberTableProps) {
  const t = useText()
  const direction = (one: MemberSort) => (one === sort ? (one === 'name' ? 'ascending' : 'descending') : undefined)
  return (
    <div className={table.frame} data-stale={isStale || undefined}>
      <table className={table.table}>
        <thead>
          <tr>
            <th aria-sort={direction('name')} scope="col">
              {t('members.name')}
            </th>
            <th scope="col">{t('members.membership')}</th>
            <th scope="col">{t('members.labels')}</th>
            <th aria-sort={direction('seen')} scope="col">
              {t('members.lastSeen')}
            </th>
            <th aria-sort={direction('joined')} scope="col">
              {t('members.joinedOn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MemberRow({ member }: { member: ListedMember }) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const name = memberName(member)
  return (
    <tr>
      <th scope="row">
        <Link className={table.name} dir="auto" to={memberPath(member.id)}>
          {name}
        </Link>
        {name !== member.email && (
          <span className={table.address} dir="ltr">
            {member.email}
          </span>
        )}
      </th>
      <td>
        <MemberStateBadge state={member.state} />
      </td>
      <td className={styles.labels}>
        {member.labels.map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </td>
      <td data-label={t('members.lastSeen')}>{member.seenAt ? times.ago(member.seenAt, now) : t('members.never')}</td>
      <td data-label={t('members.joinedOn')}>{times.day(member.joinedAt)}</td>
    </tr>
  )
}
