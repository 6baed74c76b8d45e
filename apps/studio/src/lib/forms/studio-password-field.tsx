import { PasswordField, type PasswordFieldProps } from '@upbeat/ui/password-field.tsx'
import { useText } from '../i18n/use-text.ts'

/** The password field with the studio's phrases. */
export function StudioPasswordField(props: Omit<PasswordFieldProps, 'revealLabel' | 'concealLabel'>) {
  const t = useText()
  return <PasswordField {...props} concealLabel={t('session.hidePassword')} revealLabel={t('session.showPassword')} />
}
