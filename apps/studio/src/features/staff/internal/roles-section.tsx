import { roles } from '@upbeat/rules/staff/may'
import { roleKeys } from '../../../lib/i18n/role-keys.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
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
