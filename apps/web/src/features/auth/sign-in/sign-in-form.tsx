import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { isEmail } from '@upbeat/rules/auth/is-email'
import { forgotPasswordEnabled } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { PasswordField } from '@upbeat/ui/password-field.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormProblems, useForm } from '@upbeat/ui/use-form.ts'
import { text, useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import styles from '../auth-form.module.css'
import { useAuth } from '../auth-store.ts'
import { signIn } from './sign-in.ts'
import { signInProblem } from './sign-in-problem.ts'

/** Email and password (AUTH-11 to AUTH-13). Errors are stored in the session for the page to show. */
export function SignInForm({ onForgotPassword }: { onForgotPassword: (email: string) => void }) {
  const t = useText()
  const tenant = useTenant()
  const {
    values,
    busy,
    form,
    text: field,
  } = useForm({ initial: { email: '', password: '' }, check, send, describe: t })
  return (
    <form {...form} className={styles.form}>
      <TextField
        {...field('email')}
        autoCapitalize="none"
        autoComplete="username"
        inputMode="email"
        label={t('auth.email')}
        type="email"
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        concealLabel={t('auth.hidePassword')}
        label={t('auth.password')}
        revealLabel={t('auth.showPassword')}
      />
      {forgotPasswordEnabled(tenant) && (
        <Button className={styles.aside} onClick={() => onForgotPassword(values.email)} size="small" variant="quiet">
          {t('auth.forgotPassword')}
        </Button>
      )}
      <Button busy={busy} fullWidth size="large" type="submit">
        {t('auth.signIn')}
      </Button>
    </form>
  )
}

type Values = { email: string; password: string }

function check({ email, password }: Values): FormProblems<Values, PhraseKey> {
  const address = email.trim()
  return {
    ...(address === '' && { email: 'auth.emailRequired' }),
    ...(address !== '' && !isEmail(address) && { email: 'auth.emailInvalid' }),
    ...(password === '' && { password: 'auth.passwordRequired' }),
  }
}

async function send({ email, password }: Values): Promise<undefined> {
  try {
    await signIn({ username: email.trim(), password })
  } catch (error) {
    useAuth.setState({ errorText: text(signInProblem(error)) })
  }
}
