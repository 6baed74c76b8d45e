import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { useText } from '../../i18n/text.ts'
import { useMember } from '../use-member.ts'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import type { ProfileItem } from './profile-item.ts'

/** Edits one part of the profile; the form is prefilled. */
export function ProfileUpdateScreen({ item }: { item: ProfileItem }) {
  const t = useText()
  const { data: user, isError, isFetching, refetch } = useMember()
  if (user) return item === 'email' ? <EmailForm user={user} /> : <NameForm user={user} />
  if (!isError) return <Skeleton height="16rem" width="min(100%, 28rem)" />
  return (
    <ErrorState
      busy={isFetching}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      title={t('account.loadFailed')}
    />
  )
}
