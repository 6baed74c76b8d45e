import type { User } from '@upbeat/contract/entities/user'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { profileUpdatePath } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { signUpEnabled } from '../tenant/flags.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { AccountPanel } from './account-panel.tsx'
import type { ProfileItem } from './profile-item.ts'
import styles from './profile-section.module.css'

/** Names and e-mail (ACC-01). Clubs that make the accounts themselves also change them themselves (ACC-03). */
export function ProfileSection({ user: { applicationProfile: profile } }: { user: User }) {
  const t = useText()
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
