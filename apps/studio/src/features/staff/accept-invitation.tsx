import { useQuery } from '@tanstack/react-query'
import type { SignInReply } from '@upbeat/contract/studio/entities/session'
import type { InvitationView } from '@upbeat/contract/studio/entities/staff'
import { emailKey } from '@upbeat/rules/auth/email-key'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { Link } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { problemKey } from '../../lib/api/problem-key.ts'
import { sessionQuery } from '../../lib/api/session.ts'
import form from '../../lib/forms/form.module.css'
import { roleKeys } from '../../lib/i18n/role-keys.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { EntryCard } from '../../lib/layout/entry-card.tsx'
import { JoinAsNew } from './internal/join-as-new.tsx'
import { JoinSignedIn } from './internal/join-signed-in.tsx'
import { JoinWithPassword } from './internal/join-with-password.tsx'

export type AcceptInvitationProps = { token: string; onReply: (reply: SignInReply) => Promise<unknown> }

/** An invitation, and the form that accepts it: a new account, or the password of the existing one (STAFF-11). */
export function AcceptInvitation({ token, onReply }: AcceptInvitationProps) {
  const t = useText()
  const session = useQuery(sessionQuery)
  const { data, error } = useQuery({
    queryKey: ['staff', 'invitation', token],
    queryFn: () => api('readInvitation', { body: { token } }),
    retry: false,
  })
  if (error) {
    return (
      <EntryCard title={t('staff.invitationTitle')}>
        <FormNotice text={t(problemKey(error))} />
        <Link className={form.link} to="/sign-in">
          {t('session.toSignIn')}
        </Link>
      </EntryCard>
    )
  }
  if (!data || session.isPending) {
    return (
      <EntryCard title={t('staff.invitationTitle')}>
        <Skeleton height="9rem" />
      </EntryCard>
    )
  }
  const isSignedIn = session.data && emailKey(session.data.account.email) === emailKey(data.email)
  const Form = isSignedIn ? JoinSignedIn : data.hasAccount ? JoinWithPassword : JoinAsNew
  return (
    <EntryCard lead={leadOf(data)} title={t('staff.invitationTo', { club: data.club })}>
      <p>{t(roleKeys[data.role].text)}</p>
      <Form email={data.email} onReply={onReply} token={token} />
    </EntryCard>
  )

  function leadOf({ role, email }: InvitationView) {
    return t('staff.invitationLead', { role: t(roleKeys[role].name), email })
  }
}
