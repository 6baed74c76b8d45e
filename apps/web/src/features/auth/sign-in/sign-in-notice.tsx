import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import styles from '../auth-form.module.css'
import { useAuth } from '../auth-store.ts'
import { NoMembershipError } from '../no-membership-error.ts'

/** Why the last attempt failed, or why the member must sign in again (`tokenError`); without a membership also links to get one (D-70). */
export function SignInNotice({ tokenError }: { tokenError: boolean }) {
  const t = useText()
  const { mmsSignupLink, resetPasswordLink } = useTenant()
  const errorText = useAuth((state) => state.errorText)
  const turnedAway = useAuth(({ session }) => session.status === 'failed' && session.error instanceof NoMembershipError)
  return (
    <FormNotice text={errorText || (tokenError ? t('errors.invalidToken') : '')}>
      {turnedAway && (mmsSignupLink || resetPasswordLink) && (
        <div className={styles.actions}>
          {mmsSignupLink && (
            <Button render={<a href={mmsSignupLink} />} size="small">
              {t('auth.getMembership')}
            </Button>
          )}
          {resetPasswordLink && (
            <Button render={<a href={resetPasswordLink} />} size="small" variant="secondary">
              {t('auth.getNewPassword')}
            </Button>
          )}
        </div>
      )}
    </FormNotice>
  )
}
