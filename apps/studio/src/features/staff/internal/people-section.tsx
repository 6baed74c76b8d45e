import type { StaffPerson } from '@upbeat/contract/studio/entities/staff'
import { Badge } from '@upbeat/ui/badge.tsx'
import { useState } from 'react'
import { roleKeys } from '../../../lib/i18n/role-keys.ts'
import { useNow } from '../../../lib/i18n/use-now.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import { Avatar } from '../../../lib/layout/avatar.tsx'
import styles from './people-section.module.css'
import { type PersonChange, PersonDialog } from './person-dialog.tsx'
import { PersonMenu } from './person-menu.tsx'

export function PeopleSection({ people }: { people: readonly StaffPerson[] }) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const [change, setChange] = useState<PersonChange | null>(null)
  const isLastOwner = people.filter(({ role }) => role === 'owner').length === 1
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('staff.people', { count: people.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('staff.person')}</th>
              <th scope="col">{t('staff.role')}</th>
              <th scope="col">{t('staff.secondFactor')}</th>
              <th scope="col">{t('staff.lastActive')}</th>
              <th scope="col">
                <span className={styles.hidden}>{t('staff.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.accountId}>
                <th className={styles.person} scope="row">
                  <Avatar name={person.name} />
                  <span className={styles.who}>
                    <span className={styles.name}>
                      {person.name}
                      {person.isYou && <Badge>{t('staff.you')}</Badge>}
                    </span>
                    <span className={styles.email}>{person.email}</span>
                  </span>
                </th>
                <td className={styles.role}>{t(roleKeys[person.role].name)}</td>
                <td className={styles.extra}>{t(person.hasSecondFactor ? 'staff.on' : 'staff.off')}</td>
                <td className={styles.extra}>
                  {person.lastUsedAt ? times.ago(person.lastUsedAt, now) : t('staff.never')}
                </td>
                <td className={styles.menu}>
                  <PersonMenu onChoose={(kind) => setChange({ kind, person })} person={person} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {change && (
        <PersonDialog
          change={change}
          isLastOwner={isLastOwner && change.person.role === 'owner'}
          onClose={() => setChange(null)}
        />
      )}
    </>
  )
}
