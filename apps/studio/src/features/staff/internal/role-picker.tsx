import { type Role, roles } from '@upbeat/rules/staff/may'
import { Choice, type ChoiceProps } from '../../../lib/forms/choice.tsx'
import form from '../../../lib/forms/form.module.css'
import { roleKeys } from '../../../lib/i18n/role-keys.ts'
import { useText } from '../../../lib/i18n/use-text.ts'

export type RolePickerProps = Omit<ChoiceProps, 'options'> & { disabledRoles?: readonly Role[] }

/** The five roles with descriptions. */
export function RolePicker({ disabledRoles = [], ...input }: RolePickerProps) {
  const t = useText()
  const options = roles.map((role) => ({
    value: role,
    name: t(roleKeys[role].name),
    text: t(roleKeys[role].text),
    disabled: disabledRoles.includes(role),
  }))
  return (
    <fieldset>
      <legend className={form.legend}>{t('staff.role')}</legend>
      <Choice {...input} options={options} />
    </fieldset>
  )
}
