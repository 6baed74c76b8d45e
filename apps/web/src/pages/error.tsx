import { useLocation } from 'react-router'
import { RetrySso } from '../features/auth/sso/retry-sso.tsx'
import { ErrorMessage } from '../features/fault/error-message.tsx'
import { readErrorPageState } from '../features/fault/error-page-state.ts'
import { useText } from '../features/i18n/text.ts'

export function Component() {
  const t = useText()
  const { text, signIn } = readErrorPageState(useLocation().state) ?? {}
  if (!text || !signIn) return <ErrorMessage text={text && t(text)} />
  const action = <RetrySso asAnother={signIn === 'as another'} />
  const hint = t('auth.ssoErrorHint')
  return <ErrorMessage action={action} hint={hint} text={t(text)} title={t('auth.ssoErrorTitle')} />
}
