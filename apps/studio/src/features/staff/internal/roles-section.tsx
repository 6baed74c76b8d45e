import { roles } from '@upbeat/rules/staff/may'
import { roleKeys } from '../../../lib/role-keys.ts'
import { SettingsSection } from '../../../lib/settings-section.tsx'
import { useText } from '../../../lib/use-text.ts'
import styles from './roles-section.module.css'

/** The permissions of each role, in plain words. */
export function RolesSection() {
  const t = useText()
  return (
    <SettingsSection text={t('staff.rolesText')} title={t('staff.roles')}>
      <dl className={styles.roles}>
        {roles.map((role) => (
          <div key={role}>
            <dt className={styles.name}>{t(roleKeys[role].name)}</dt>
            <dd className={styles.text}>{t(roleKeys[role].text)}</dd>
          </div>
        ))}
      </dl>
    </SettingsSection>
  )
}
