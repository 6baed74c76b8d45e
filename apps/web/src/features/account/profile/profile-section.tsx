import type { User } from '@upbeat/contract/entities/user'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { signUpEnabled } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { profileUpdatePath } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'
import { AccountPanel } from '../account-panel.tsx'
import type { ProfileItem } from './profile-item.ts'
import styles from './profile-section.module.css'

const EmailConfirmation = lazy(async () => ({
  default: (await import('./email-confirmation.tsx')).EmailConfirmation,
}))
const PasswordDialog = lazy(async () => ({ default: (await import('../security/password-dialog.tsx')).PasswordDialog }))

/** Names and email (ACC-01). Read-only if the club manages the accounts (ACC-03). */
export function ProfileSection({ user }: { user: User }) {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const [changing, setChanging] = useState(false)
  const { applicationProfile: profile, pendingEmailAddress } = user
  const emailToken = query.get('emailToken')
  const editable = signUpEnabled(useTenant())
  return (
    <AccountPanel title={t('account.profile')}>
      <dl className={styles.rows}>
        <Row label="account.firstName" value={profile.firstName}>
          {editable && <EditLink item="name" label="account.editName" />}
        </Row>
        <Row label="account.lastName" value={profile.lastName} />
        <Row label="account.email" value={profile.emailAddress}>
          {editable && <EditLink item="email" label="account.editEmail" />}
        </Row>
      </dl>
      {pendingEmailAddress && (
        <p className={styles.pending}>{t('account.emailPending', { email: pendingEmailAddress })}</p>
      )}
      {emailToken && (
        <Suspense>
          <EmailConfirmation onDone={() => setQuery({}, { replace: true })} token={emailToken} user={user} />
        </Suspense>
      )}
      {user.ExternalUserId === null && (
        <div>
          <Button onClick={() => setChanging(true)} size="small" variant="secondary">
            {t('account.changePassword')}
          </Button>
        </div>
      )}
      {changing && (
        <Suspense>
          <PasswordDialog onDone={() => setChanging(false)} />
        </Suspense>
      )}
    </AccountPanel>
  )
}

function Row({ label, value, children }: { label: PhraseKey; value: string | null; children?: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{t(label)}</dt>
      <dd className={styles.value} data-missing={!value || undefined}>
        {value || t('account.nameMissing')}
      </dd>
      {children && <dd className={styles.edit}>{children}</dd>}
    </div>
  )
}

function EditLink({ item, label }: { item: ProfileItem; label: PhraseKey }) {
  const t = useText()
  return (
    <Button render={<Link state={{ item }} to={profileUpdatePath(item)} />} size="small" variant="secondary">
      {t(label)}
    </Button>
  )
}
