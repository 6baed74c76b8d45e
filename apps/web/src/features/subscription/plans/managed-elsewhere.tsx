import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'

/** Replaces the plans if memberships are managed by the club's own system. */
export function ManagedElsewhere() {
  const t = useText()
  const { mmsSignupLink } = useTenant()
  return (
    <EmptyState
      action={
        mmsSignupLink && (
          <Button iconEnd="external" render={<a href={mmsSignupLink} />}>
            {t('subscription.upgrade')}
          </Button>
        )
      }
      icon="person"
      text={t('subscription.managedElsewhereText')}
      title={t('subscription.managedElsewhere')}
    />
  )
}
