import type { MemberSummary } from '@upbeat/contract/studio/entities/member-list'
import { Link } from 'react-router'
import { useReach, useSession } from '../../../lib/api/session.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import rows from '../../../lib/layout/rows.module.css'
import { memberPath } from '../member-name.ts'

/** Names, linked for those who may see members, and the dates of joining in the club's time zone. */
export function NewestMembers({ members }: { members: MemberSummary['newest'] }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const { club } = useSession()
  const hasPages = useReach('members.view') !== null
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: club?.timeZone ?? 'UTC' })
  return (
    <ul aria-label={t('members.newest')} className={rows.rows}>
      {members.map(({ id, name, joinedAt }) => (
        <li className={rows.row} key={id}>
          <span className={rows.what}>
            <bdi className={rows.name}>{hasPages ? <Link to={memberPath(id)}>{name}</Link> : name}</bdi>
          </span>
          <time className={rows.note} dateTime={joinedAt}>
            {t('members.joined', { date: day.format(new Date(joinedAt)) })}
          </time>
        </li>
      ))}
    </ul>
  )
}
