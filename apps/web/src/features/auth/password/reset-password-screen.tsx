import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../lib/api/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

type Outcome = 'open' | 'done' | 'expired'

/** The page of an emailed link: a new password, or why the link is invalid (AUTH-23, ERR-16). */
export function ResetPasswordScreen({ token }: { token: string }) {
  const t = useText()
  const [outcome, setOutcome] = useState<Outcome>('open')
  const { error, isPending } = useQuery({
    queryKey: ['resetLink', token],
    queryFn: () => api('checkResetLink', { body: { token } }),
    staleTime: 'static',
  })
  const shown: Outcome = error instanceof ApiError && error.status === 401 ? 'expired' : outcome
  const isAsked = shown === 'open' && !isPending
  return (
    <AuthFrame title={t('auth.resetPasswordTitle')}>
      <FormNotice text={outcome === 'done' ? t('auth.resetSuccessful') : ''} tone="success">
        <Button render={<Link to={paths.signIn} />} size="small">
          {t('auth.signIn')}
        </Button>
      </FormNotice>
      {!isAsked && (
        <FormNotice text={shown === 'expired' ? t('errors.linkExpired') : ''}>
          <Button render={<Link state={{ forgotPassword: true }} to={paths.signIn} />} size="small">
            {t('auth.requestNewLink')}
          </Button>
        </FormNotice>
      )}
      {isPending && <Skeleton height="16rem" />}
      {isAsked && <ResetPasswordForm onOutcome={setOutcome} token={token} />}
    </AuthFrame>
  )
}
