import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { isEmail } from '@upbeat/rules/auth/is-email'
import { accessCodeMandatory } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormProblems, useForm } from '@upbeat/ui/use-form.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { text as phrase, useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import styles from '../auth-form.module.css'
import { checkNewPassword, type NewPassword } from '../password/check-new-password.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { AccessCodeField } from './access-code-field.tsx'
import { ConsentTicks } from './consent-ticks.tsx'
import { SignUpFailure, signUp } from './sign-up.ts'
import { signUpProblem } from './sign-up-problem.ts'

/** Creates an account (AUTH-09) and signs in. */
export function SignUpForm() {
  const t = useText()
  const mandatory = accessCodeMandatory(useTenant())
  const { form, text, tick, busy, notice } = useForm<SignUpValues, PhraseKey>({
    initial: empty,
    check: (values) => check(values, mandatory),
    describe: t,
    send,
  })
  return (
    <form {...form} className={styles.form}>
      <FormNotice text={notice} />
      <TextField
        {...text('email')}
        autoCapitalize="none"
        autoComplete="username"
        inputMode="email"
        label={t('auth.email')}
        type="email"
      />
      <NewPasswordFields label={t('auth.password')} password={text('password')} repeated={text('confirmPassword')} />
      <AccessCodeField {...text('accessCode')} />
      <ConsentTicks marketing={tick('acceptMarketing')} terms={tick('acceptTerms')} />
      <Button busy={busy} fullWidth size="large" type="submit">
        {t('auth.signUp')}
      </Button>
    </form>
  )
}

type SignUpValues = NewPassword & { email: string; accessCode: string; acceptTerms: boolean; acceptMarketing: boolean }

const empty: SignUpValues = {
  email: '',
  password: '',
  confirmPassword: '',
  accessCode: '',
  acceptTerms: false,
  acceptMarketing: false,
}

function check(values: SignUpValues, codeMandatory: boolean): FormProblems<SignUpValues, PhraseKey> {
  const address = values.email.trim()
  return {
    ...(address === '' && { email: 'auth.emailRequired' }),
    ...(address !== '' && !isEmail(address) && { email: 'auth.emailInvalid' }),
    ...checkNewPassword(values),
    ...(codeMandatory && values.accessCode.trim() === '' && { accessCode: 'auth.accessCodeRequired' }),
    ...(!values.acceptTerms && { acceptTerms: 'auth.acceptTermsRequired' }),
  }
}

async function send({ email, password, accessCode, acceptMarketing }: SignUpValues) {
  try {
    await signUp({ email: email.trim(), password, accessCode: accessCode.trim(), acceptMarketing })
  } catch (error) {
    if (!(error instanceof SignUpFailure)) throw error
    const failure = signUpProblem(error)
    if (failure.notice === 'errors.internal') notify(phrase('errors.signUpNotice'), 'error')
    return failure
  }
}
