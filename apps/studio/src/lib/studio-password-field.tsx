import { PasswordField, type PasswordFieldProps } from '@upbeat/ui/password-field.tsx'
import { useText } from './use-text.ts'

/** The password box with the studio's words for showing and hiding what was typed. */
export function StudioPasswordField(props: Omit<PasswordFieldProps, 'revealLabel' | 'concealLabel'>) {
  const t = useText()
  return <PasswordField {...props} concealLabel={t('session.hidePassword')} revealLabel={t('session.showPassword')} />
}
