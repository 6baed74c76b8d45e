import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { AuthFrame } from './auth-frame.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Behind the link of the letter: a new password, or why it can't be had (AUTH-23, ERR-16). */
export function ResetPasswordScreen({ token }: { token: string }) {
  const t = useText()
  const [done, setDone] = useState(false)
  return (
    <AuthFrame title={t('auth.resetPasswordTitle')}>
      <FormNotice text={done ? t('auth.resetSuccessful') : ''} tone="success">
        <Button render={<Link to={paths.signIn} />} size="small">
          {t('auth.signIn')}
        </Button>
      </FormNotice>
      {!done && <ResetPasswordForm onDone={() => setDone(true)} token={token} />}
    </AuthFrame>
  )
}
