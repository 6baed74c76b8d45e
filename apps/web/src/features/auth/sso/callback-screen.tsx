import { ApiError } from '@upbeat/client/api-error.ts'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { logWarning } from '../../../lib/log.ts'
import { paths } from '../../../lib/paths.ts'
import type { ErrorPageState } from '../../fault/error-page-state.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../auth-form.module.css'
import { AuthFrame } from '../auth-frame.tsx'
import { isSignedIn } from '../auth-store.ts'
import { takeDeeplink } from '../deeplink.ts'
import { NoMembershipError } from '../no-membership-error.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { signOut } from '../sign-out.ts'
import { finishSso } from './finish-sso.ts'
import { handedToken } from './handed-token.ts'
import { HandoverQuestion } from './handover-question.tsx'
import { needsConfirmation } from './needs-confirmation.ts'
import { ReturnRefusedError, ssoProblem } from './sso-problem.ts'
import { tokenName } from './token-name.ts'

/** The redirect URI of the identity provider (ROUTE-43). Every failure ends on the error page (SSO-09). */
export function CallbackScreen() {
  const t = useText()
  const navigate = useNavigate()
  const started = useRef(false)
  const [asked, setAsked] = useState<Handover | null>(null)

  const enter = useCallback(
    (signingIn: Promise<void>) =>
      signingIn.then(
        () => navigate(takeDeeplink() ?? paths.home, { replace: true }),
        (error) => {
          logWarning('Single sign-on failed', error)
          navigate(paths.error, { replace: true, state: failure(error) })
        },
      ),
    [navigate],
  )

  useEffect(() => {
    // A code can be exchanged only once.
    if (started.current) return
    started.current = true
    const address = takeAddress()
    const token = handedToken(address)
    if (token === null || !needsConfirmation(token)) void enter(finishSso(address))
    else {
      const name = tokenName(token)
      if (name === null) void enter(Promise.reject(new ReturnRefusedError('The token has no account name')))
      else setAsked({ token, name })
    }
  }, [enter])

  async function answer({ token }: Handover, confirmed: boolean) {
    setAsked(null)
    if (!confirmed) return navigate(isSignedIn() ? paths.home : paths.landing, { replace: true })
    await enter(replaceSession(token))
  }

  return (
    <AuthFrame title={t('auth.signInTitle')}>
      {asked ? (
        <HandoverQuestion name={asked.name} onAnswer={(confirmed) => void answer(asked, confirmed)} />
      ) : (
        <p className={styles.waiting} role="status">
          <Spinner size={28} thickness={3} />
          {t('auth.signingInSso')}
        </p>
      )}
    </AuthFrame>
  )
}

type Handover = { token: string; name: string }

async function replaceSession(token: string) {
  if (isSignedIn()) await signOut()
  await signIn({ token })
}

/** The URL as received; its parameters must not stay visible or in the history. */
function takeAddress(): string {
  const { href } = window.location
  window.history.replaceState(window.history.state, '', paths.ssoCallback)
  return href
}

/** A member without access can sign in with another account; the provider would otherwise sign the same one in again. */
function failure(error: unknown): ErrorPageState {
  const isSomebodyElse = error instanceof NoMembershipError || (error instanceof ApiError && error.status === 404)
  return { text: ssoProblem(error), signIn: isSomebodyElse ? 'as another' : 'again' }
}
