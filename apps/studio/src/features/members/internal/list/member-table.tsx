import type { ListedMember, MemberSort } from '@upbeat/contract/studio/entities/member-list'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Link } from 'react-router'
import { useNow } from '../../../../lib/i18n/use-now.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../../lib/i18n/use-times.ts'
import table from '../../../../lib/layout/record-table.module.css'
import { memberName, memberPath } from '../../member-name.ts'
import { MemberStateBadge } from '../member-state-badge.tsx'
import { type MemberColumn, memberColumnKeys } from './member-columns.ts'
import styles from './member-list.module.css'

type MemberTableProps = {
  members: readonly ListedMember[]
  sort: MemberSort
  columns: readonly MemberColumn[]
  /** Whether it answers an earlier question. */
  isStale: boolean
}

const sortOf: Partial<Record<MemberColumn, MemberSort>> = { seenAt: 'seen', joinedAt: 'joined' }

/** A page of members. On a phone each is a card. */
export function MemberTable({ members, sort, columns, isStale }: MemberTableProps) {
  const t = useText()
  const direction = (one: MemberSort | undefined) =>
    one === sort ? (one === 'name' ? 'ascending' : 'descending') : undefined
  return (
    <div className={table.frame} data-stale={isStale || undefined}>
      <table className={table.table}>
        <thead>
          <tr>
            <th aria-sort={direction('name')} scope="col">
              {t('members.name')}
            </th>
            {columns.map((column) => (
              <th aria-sort={direction(sortOf[column])} key={column} scope="col">
                {t(memberColumnKeys[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow columns={columns} key={member.id} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MemberRow({ member, columns }: { member: ListedMember; columns: readonly MemberColumn[] }) {
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
      {columns.map((column) => (
        <MemberCell column={column} key={column} member={member} />
      ))}
    </tr>
  )
}

function MemberCell({ member, column }: { member: ListedMember; column: MemberColumn }) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  if (column === 'state')
    return (
      <td>
        <MemberStateBadge state={member.state} />
      </td>
    )
  if (column === 'labels')
    return (
      <td className={styles.labels}>
        {member.labels.map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </td>
    )
  const text =
    column === 'joinedAt'
      ? times.day(member.joinedAt)
      : member.seenAt
        ? times.ago(member.seenAt, now)
        : t('members.never')
  return <td data-label={t(memberColumnKeys[column])}>{text}</td>
}
