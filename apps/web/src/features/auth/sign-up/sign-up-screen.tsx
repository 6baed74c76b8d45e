import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../auth-form.module.css'
import { AuthFrame } from '../auth-frame.tsx'
import { useLeaveWhenSignedIn } from '../sign-in/use-leave-when-signed-in.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** The sign-up page (ROUTE-37). */
export function SignUpScreen() {
  const t = useText()
  useLeaveWhenSignedIn()
  return (
    <AuthFrame hint={t('auth.signUpHint')} title={t('auth.signUpTitle')}>
      <SignUpForm />
      <p className={styles.alternative}>
        {t('auth.haveAccount')}
        <Link to={paths.signIn}>{t('auth.signIn')}</Link>
      </p>
    </AuthFrame>
  )
}
