import { thirdPartyEnabled } from '@upbeat/rules/tenant/switches'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useId } from 'react'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { MembershipCard } from './account/membership-card.tsx'
import styles from './account-section.module.css'
import { useMembership } from './membership.ts'

/** The subscription panel of the account page; hidden if memberships are managed elsewhere (ACC-06). */
export function AccountSection() {
  const t = useText()
  const headingId = useId()
  const tenant = useTenant()
  const { display, subscription, query } = useMembership()
  if (thirdPartyEnabled(tenant)) return null
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <Heading id={headingId} level={2} size="block">
        {t('subscription.title')}
      </Heading>
      {query.isPending && (
        <div aria-busy="true">
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          <Skeleton height="14rem" />
        </div>
      )}
      {query.isError && (
        <ErrorState
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
          retryLabel={t('common.retry')}
          title={t('subscription.loadFailed')}
        />
      )}
      {display && <MembershipCard display={display} subscription={subscription} />}
    </section>
  )
}
