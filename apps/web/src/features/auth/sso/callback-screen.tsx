import { ApiError } from '@upbeat/client/api-error.ts'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { logWarning } from '../../../lib/log.ts'
import { paths } from '../../../lib/paths.ts'
import type { ErrorPageState } from '../../fault/error-page-state.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../auth-form.module.css'
import { AuthFrame } from '../auth-frame.tsx'
import { takeDeeplink } from '../deeplink.ts'
import { NoMembershipError } from '../no-membership-error.ts'
import { finishSso } from './finish-sso.ts'
import { ssoProblem } from './sso-problem.ts'

/** Where the identity provider sends its people back to (ROUTE-43). Every failure ends on the error page (SSO-09). */
export function CallbackScreen() {
  const t = useText()
  const navigate = useNavigate()
  const started = useRef(false)

  useEffect(() => {
    // A code is good for one exchange.
    if (started.current) return
    started.current = true
    finishSso(takeAddress()).then(
      () => navigate(takeDeeplink() ?? paths.home, { replace: true }),
      (error) => {
        logWarning('Single sign-on failed', error)
        navigate(paths.error, { replace: true, state: failure(error) })
      },
    )
  }, [navigate])

  return (
    <AuthFrame title={t('auth.signInTitle')}>
      <p className={styles.waiting} role="status">
        <Spinner size={28} thickness={3} />
        {t('auth.signingInSso')}
      </p>
    </AuthFrame>
  )
}

/** The address as it came; what it carries is for nobody else's eyes, nor for a history. */
function takeAddress(): string {
  const { href } = window.location
  window.history.replaceState(window.history.state, '', paths.ssoCallback)
  return href
}

/** Who has no access at the club is offered to come as somebody else; the provider would let the same person in again. */
function failure(error: unknown): ErrorPageState {
  const isSomebodyElse = error instanceof NoMembershipError || (error instanceof ApiError && error.status === 404)
  return { text: ssoProblem(error), signIn: isSomebodyElse ? 'as another' : 'again' }
}
