import { type Role, roles } from '@upbeat/rules/staff/may'
import type { ComponentPropsWithRef } from 'react'
import { roleKeys } from '../../../lib/role-keys.ts'
import { useText } from '../../../lib/use-text.ts'
import styles from './role-picker.module.css'

export type RolePickerProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'> & {
  disabledRoles?: readonly Role[]
}

/** The five roles, each with what it may do in plain words. */
export function RolePicker({ disabledRoles = [], ...input }: RolePickerProps) {
  const t = useText()
  return (
    <fieldset>
      <legend className={styles.legend}>{t('staff.role')}</legend>
      <div className={styles.picker}>
        {roles.map((role) => (
          <label className={styles.role} key={role}>
            <input
              {...input}
              className={styles.input}
              disabled={disabledRoles.includes(role)}
              type="radio"
              value={role}
            />
            <span className={styles.words}>
              <span className={styles.name}>{t(roleKeys[role].name)}</span>
              <span className={styles.text}>{t(roleKeys[role].text)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
