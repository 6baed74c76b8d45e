import { PasswordField, type PasswordFieldProps } from '@upbeat/ui/password-field.tsx'
import { useText } from '../../i18n/text.ts'

type Field = Pick<PasswordFieldProps, 'name' | 'value' | 'onChange' | 'error'>

/** The two fields of a new password, with the rule below the first. */
export function NewPasswordFields({ label, password, repeated }: { label: string; password: Field; repeated: Field }) {
  const t = useText()
  const shared = {
    autoComplete: 'new-password',
    concealLabel: t('auth.hidePassword'),
    revealLabel: t('auth.showPassword'),
    maxLength: 200,
  }
  return (
    <>
      <PasswordField
        {...shared}
        {...password}
        description={password.error === undefined ? t('auth.passwordRule') : undefined}
        label={label}
      />
      <PasswordField {...shared} {...repeated} label={t('auth.confirmPassword')} />
    </>
  )
}
