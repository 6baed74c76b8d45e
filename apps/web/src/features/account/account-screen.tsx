import { thirdPartyEnabled } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { logOut } from '../auth/log-out.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './account-screen.module.css'
import { DataSection } from './data-section.tsx'
import { MarketingSection } from './marketing-section.tsx'
import { ProfileSection } from './profile/profile-section.tsx'
import { SessionsSection } from './security/sessions-section.tsx'
import { useMember } from './use-member.ts'

const AccountSection = lazy(async () => ({
  default: (await import('../subscription/account-section.tsx')).AccountSection,
}))

const PasskeysSection = lazy(async () => ({
  default: (await import('./security/passkeys-section.tsx')).PasskeysSection,
}))

/** The account page: profile, marketing opt-in, subscription, security and data. */
export function AccountScreen() {
  const t = useText()
  const tenant = useTenant()
  const { data: user, isError, isFetching, refetch } = useMember()
  if (!user && isError) {
    return (
      <ErrorState
        busy={isFetching}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        title={t('account.loadFailed')}
      />
    )
  }
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          {user ? <ProfileSection user={user} /> : <Skeleton height="17rem" />}
          {user ? <MarketingSection user={user} /> : <Skeleton height="9rem" />}
        </div>
        {!thirdPartyEnabled(tenant) && (
          <div className={styles.column}>
            <Suspense fallback={<Skeleton height="17rem" />}>
              <AccountSection />
            </Suspense>
          </div>
        )}
        <div className={styles.column}>
          <SessionsSection />
          {tenant.passkeys && (
            <Suspense fallback={<Skeleton height="9rem" />}>
              <PasskeysSection />
            </Suspense>
          )}
        </div>
        <div className={styles.column}>
          <DataSection />
        </div>
      </div>
      <div>
        <LogOutLink />
      </div>
    </>
  )
}

/** Signs out and opens the start page (ACC-04). */
function LogOutLink() {
  const t = useText()
  return (
    <Button render={<Link onClick={() => void logOut()} to={paths.landing} />} variant="secondary">
      {t('account.logOut')}
    </Button>
  )
}
