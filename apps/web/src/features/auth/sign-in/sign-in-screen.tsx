import { signUpEnabled, ssoEnabled } from '@upbeat/rules/tenant/switches'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useEmbedded } from '../../embedding/embedded-mode.ts'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import styles from '../auth-form.module.css'
import { AuthFrame } from '../auth-frame.tsx'
import { useAuth } from '../auth-store.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInNotice } from './sign-in-notice.tsx'
import { SsoButton } from './sso-button.tsx'
import { useAutomaticSso } from './use-automatic-sso.ts'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('../password/forgot-password-dialog.tsx')).ForgotPasswordDialog,
}))
const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button.tsx')).PasskeyButton }))

/** The sign-in page (ROUTE-34 to ROUTE-36). */
export function SignInScreen() {
  const t = useText()
  const tenant = useTenant()
  const embedded = useEmbedded()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const tokenError = query.get('tokenError') === 'true'
  const [forgotten, setForgotten] = useState<string | null>(() => (asksForLink(state) ? '' : null))
  const stays = tokenError || query.get('SSO') === 'false'
  const leaving = useAutomaticSso(!ssoEnabled(tenant) || stays)
  useLeaveWhenSignedIn()
  useEffect(() => () => useAuth.setState({ errorText: '' }), [])

  if (leaving) {
    return (
      <AuthFrame title={t('auth.signInTitle')}>
        <p className={styles.waiting} role="status">
          <Spinner size={28} thickness={3} />
          {t('auth.signingInSso')}
        </p>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('auth.signInTitle')}>
      <SignInNotice tokenError={tokenError} />
      <SignInForm onForgotPassword={setForgotten} />
      {tenant.passkeys && (
        <Suspense>
          <PasskeyButton />
        </Suspense>
      )}
      {ssoEnabled(tenant) && <SsoButton replacing={!stays} />}
      {signUpEnabled(tenant, embedded) && (
        <p className={styles.alternative}>
          {t('auth.noAccount')}
          <Link to={paths.signUp}>{t('auth.signUp')}</Link>
        </p>
      )}
      {forgotten !== null && (
        <Suspense>
          <ForgotPasswordDialog email={forgotten} onClose={() => setForgotten(null)} />
        </Suspense>
      )}
    </AuthFrame>
  )
}

/** Whether an expired reset link led here: opens the dialog to request a new one. */
function asksForLink(state: unknown): boolean {
  return (state as { forgotPassword?: unknown } | null)?.forgotPassword === true
}
