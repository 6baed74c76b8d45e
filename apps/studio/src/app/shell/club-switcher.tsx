import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Menu, MenuChoice } from '@upbeat/ui/menu.tsx'
import { roleKeys } from '../../lib/i18n/role-keys.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { ClubMark } from './club-mark.tsx'
import styles from './club-switcher.module.css'
import { useOpenClub } from './use-open-club.ts'

/** The club's icon and name; for accounts with several clubs, a menu to switch (STAFF-12). */
export function ClubSwitcher({ session: { club, clubs } }: { session: StaffSession }) {
  const t = useText()
  const { open } = useOpenClub()
  const name = club?.displayName ?? t('shell.studio')
  const face = (
    <>
      {club && <ClubMark tenantId={club.tenantId} />}
      <span className={styles.name}>{name}</span>
    </>
  )
  if (clubs.length < 2) return <div className={styles.club}>{face}</div>
  return (
    <Menu
      align="start"
      trigger={
        <button aria-label={t('shell.switchClub', { club: name })} className={styles.club} type="button">
          {face}
          <Icon name="switch" size={18} />
        </button>
      }
    >
      <MenuChoice
        label={t('shell.yourClubs')}
        onChange={(tenantId) => void open(tenantId)}
        options={clubs.map(({ tenantId, displayName, role }) => ({
          value: tenantId,
          label: (
            <>
              <ClubMark tenantId={tenantId} />
              <span className={styles.option}>
                {displayName}
                <span className={styles.role}>{t(roleKeys[role].name)}</span>
              </span>
            </>
          ),
        }))}
        value={club?.tenantId ?? ''}
      />
    </Menu>
  )
}
